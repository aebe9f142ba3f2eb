// qDebug, qInfo, qWarning, qCritical, qFatal and QMessageLogger (QtGlobal, QMessageLogger). Messages go to the standard
// error unless a handler is installed; qFatal() ends the program. The stream forms are defined in qdebug.h, the
// handlers with QString in qstring.h's family (see __omqt::message_sink).
#ifndef OM_QT_QLOGGING_H
#define OM_QT_QLOGGING_H

#include <QtCore/qcompilerdetection.h>
#include <QtCore/qconfig.h>
#include <__omqt/check.h>
#include <stdarg.h>
#include <stdio.h>

OM_BEGIN_MODEL

class QDebug;
class QNoDebug;
class QLoggingCategory;
class QString;

enum QtMsgType { QtDebugMsg, QtWarningMsg, QtCriticalMsg, QtFatalMsg, QtInfoMsg, QtSystemMsg = QtCriticalMsg };

class QMessageLogContext {
public:
    int version = 2;
    int line = 0;
    const char *file = nullptr;
    const char *function = nullptr;
    const char *category = nullptr;

    constexpr QMessageLogContext() noexcept = default;
    constexpr QMessageLogContext(const char *fileName, int lineNumber, const char *functionName,
                                 const char *categoryName) noexcept
        : line(lineNumber), file(fileName), function(functionName), category(categoryName) {}
    QMessageLogContext(const QMessageLogContext &) = delete;
    QMessageLogContext &operator=(const QMessageLogContext &) = delete;
};

namespace __omqt {

// Where messages go: to the standard error, or to what qInstallMessageHandler() puts here. That function needs a
// complete QString: its header sets `sink` to a function that makes one and calls the program's handler.
struct message_sink {
    typedef void (*type)(QtMsgType, const QMessageLogContext &, const char *);
    static type &current() {
        static type sink = nullptr;
        return sink;
    }
};

inline void deliver_message(QtMsgType kind, const QMessageLogContext &context, const char *text) {
    if (message_sink::type sink = message_sink::current())
        sink(kind, context, text);
    else
        fprintf(stderr, "%s\n", text);
    // QtGlobal, qFatal(): the program ends, with a core dump.
    if (kind == QtFatalMsg)
        __verify_abort("qFatal() is called");
}

inline void format_message(QtMsgType kind, const QMessageLogContext &context, const char *format, va_list arguments) {
    char text[1024];
    vsnprintf(text, sizeof text, format, arguments);
    deliver_message(kind, context, text);
}

} // namespace __omqt

#define OM_QT_MESSAGE(kind)                                                                                            \
    va_list arguments;                                                                                                 \
    va_start(arguments, msg);                                                                                          \
    __omqt::format_message(kind, context, msg, arguments);                                                             \
    va_end(arguments)

class QMessageLogger {
    QMessageLogContext context;

public:
    constexpr QMessageLogger() : context() {}
    constexpr QMessageLogger(const char *file, int line, const char *function)
        : context(file, line, function, "default") {}
    constexpr QMessageLogger(const char *file, int line, const char *function, const char *category)
        : context(file, line, function, category) {}
    QMessageLogger(const QMessageLogger &) = delete;
    QMessageLogger &operator=(const QMessageLogger &) = delete;

    __attribute__((format(printf, 2, 3))) void debug(const char *msg, ...) const { OM_QT_MESSAGE(QtDebugMsg); }
    __attribute__((format(printf, 2, 3))) void noDebug(const char *, ...) const noexcept {}
    __attribute__((format(printf, 2, 3))) void info(const char *msg, ...) const { OM_QT_MESSAGE(QtInfoMsg); }
    __attribute__((format(printf, 2, 3))) void warning(const char *msg, ...) const { OM_QT_MESSAGE(QtWarningMsg); }
    __attribute__((format(printf, 2, 3))) void critical(const char *msg, ...) const { OM_QT_MESSAGE(QtCriticalMsg); }
    [[noreturn]] __attribute__((format(printf, 2, 3))) void fatal(const char *msg, ...) const noexcept {
        OM_QT_MESSAGE(QtFatalMsg);
        __builtin_unreachable();
    }

    // With a category: qloggingcategory.h.
    typedef const QLoggingCategory &(*CategoryFunction)();
    void debug(const QLoggingCategory &cat, const char *msg, ...) const;
    void debug(CategoryFunction catFunc, const char *msg, ...) const;
    void info(const QLoggingCategory &cat, const char *msg, ...) const;
    void info(CategoryFunction catFunc, const char *msg, ...) const;
    void warning(const QLoggingCategory &cat, const char *msg, ...) const;
    void warning(CategoryFunction catFunc, const char *msg, ...) const;
    void critical(const QLoggingCategory &cat, const char *msg, ...) const;
    void critical(CategoryFunction catFunc, const char *msg, ...) const;

    // As a stream: qdebug.h.
    QDebug debug() const;
    QDebug debug(const QLoggingCategory &cat) const;
    QDebug debug(CategoryFunction catFunc) const;
    QDebug info() const;
    QDebug info(const QLoggingCategory &cat) const;
    QDebug info(CategoryFunction catFunc) const;
    QDebug warning() const;
    QDebug warning(const QLoggingCategory &cat) const;
    QDebug warning(CategoryFunction catFunc) const;
    QDebug critical() const;
    QDebug critical(const QLoggingCategory &cat) const;
    QDebug critical(CategoryFunction catFunc) const;
    QNoDebug noDebug() const noexcept;
};

typedef void (*QtMessageHandler)(QtMsgType, const QMessageLogContext &, const QString &);
QtMessageHandler qInstallMessageHandler(QtMessageHandler);
void qSetMessagePattern(const QString &messagePattern);
void qt_message_output(QtMsgType, const QMessageLogContext &context, const QString &message);
QString qFormatLogMessage(QtMsgType type, const QMessageLogContext &context, const QString &buf);

OM_END_MODEL

// A debug build records where a message comes from; so does a program that defines QT_MESSAGELOGCONTEXT.
#if defined(QT_MESSAGELOGCONTEXT) || (!defined(QT_NO_MESSAGELOGCONTEXT) && !defined(QT_NO_DEBUG))
#define QT_MESSAGELOG_FILE static_cast<const char *>(__FILE__)
#define QT_MESSAGELOG_LINE __LINE__
#define QT_MESSAGELOG_FUNC static_cast<const char *>(Q_FUNC_INFO)
#else
#define QT_MESSAGELOG_FILE nullptr
#define QT_MESSAGELOG_LINE 0
#define QT_MESSAGELOG_FUNC nullptr
#endif
#define OM_QT_LOGGER QMessageLogger(QT_MESSAGELOG_FILE, QT_MESSAGELOG_LINE, QT_MESSAGELOG_FUNC)
#define qDebug OM_QT_LOGGER.debug
#define qInfo OM_QT_LOGGER.info
#define qWarning OM_QT_LOGGER.warning
#define qCritical OM_QT_LOGGER.critical
#define qFatal OM_QT_LOGGER.fatal
#define QT_NO_QDEBUG_MACRO                                                                                             \
    while (false)                                                                                                      \
    QMessageLogger().noDebug
#if defined(QT_NO_DEBUG_OUTPUT)
#undef qDebug
#define qDebug QT_NO_QDEBUG_MACRO
#endif
#if defined(QT_NO_INFO_OUTPUT)
#undef qInfo
#define qInfo QT_NO_QDEBUG_MACRO
#endif
#if defined(QT_NO_WARNING_OUTPUT)
#undef qWarning
#define qWarning QT_NO_QDEBUG_MACRO
#endif

#endif
