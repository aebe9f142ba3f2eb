// QLoggingCategory (class page QLoggingCategory) and the macros that log to one. Bodies are in
// runtime/qloggingcategory.cpp.
#ifndef OM_QT_QLOGGINGCATEGORY_H
#define OM_QT_QLOGGINGCATEGORY_H

#include <QtCore/qdebug.h>
#include <QtCore/qglobal.h>

OM_BEGIN_MODEL

class QLoggingCategory {
    QLoggingCategory *__next; // of all that there are
    const char *name;
    bool enabled[5]; // by QtMsgType
    QtMsgType severity;

public:
    explicit QLoggingCategory(const char *category, QtMsgType severityLevel = QtDebugMsg);
    ~QLoggingCategory();
    QLoggingCategory(const QLoggingCategory &) = delete;
    QLoggingCategory &operator=(const QLoggingCategory &) = delete;

    bool isEnabled(QtMsgType type) const;
    void setEnabled(QtMsgType type, bool enable);
    bool isDebugEnabled() const { return enabled[QtDebugMsg]; }
    bool isInfoEnabled() const { return enabled[QtInfoMsg]; }
    bool isWarningEnabled() const { return enabled[QtWarningMsg]; }
    bool isCriticalEnabled() const { return enabled[QtCriticalMsg]; }
    const char *categoryName() const { return name; }
    // The macros are used with functions and with variables.
    QLoggingCategory &operator()() { return *this; }
    const QLoggingCategory &operator()() const { return *this; }

    static QLoggingCategory *defaultCategory();
    typedef void (*CategoryFilter)(QLoggingCategory *);
    static CategoryFilter installFilter(CategoryFilter filter);
    static void setFilterRules(const QString &rules);

    void __from_rules();
};

OM_END_MODEL

#define Q_DECLARE_LOGGING_CATEGORY(name) extern const QLoggingCategory &name();
#define Q_LOGGING_CATEGORY(name, ...)                                                                                  \
    const QLoggingCategory &name() {                                                                                   \
        static const QLoggingCategory category(__VA_ARGS__);                                                           \
        return category;                                                                                               \
    }

#define OM_QT_LOG(category, is_enabled, member, ...)                                                                   \
    for (bool qt_category_enabled = category().is_enabled(); qt_category_enabled; qt_category_enabled = false)         \
    QMessageLogger(QT_MESSAGELOG_FILE, QT_MESSAGELOG_LINE, QT_MESSAGELOG_FUNC, category().categoryName())              \
        .member(__VA_ARGS__)
#if !defined(QT_NO_DEBUG_OUTPUT)
#define qCDebug(category, ...) OM_QT_LOG(category, isDebugEnabled, debug, __VA_ARGS__)
#else
#define qCDebug(category, ...) QT_NO_QDEBUG_MACRO()
#endif
#if !defined(QT_NO_INFO_OUTPUT)
#define qCInfo(category, ...) OM_QT_LOG(category, isInfoEnabled, info, __VA_ARGS__)
#else
#define qCInfo(category, ...) QT_NO_QDEBUG_MACRO()
#endif
#if !defined(QT_NO_WARNING_OUTPUT)
#define qCWarning(category, ...) OM_QT_LOG(category, isWarningEnabled, warning, __VA_ARGS__)
#else
#define qCWarning(category, ...) QT_NO_QDEBUG_MACRO()
#endif
#define qCCritical(category, ...) OM_QT_LOG(category, isCriticalEnabled, critical, __VA_ARGS__)

#endif
