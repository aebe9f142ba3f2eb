// QLoggingCategory: which messages are wanted, by rules and filters; and QMessageLogger's functions with a category.
#include <QtCore/qloggingcategory.h>
#include <QtCore/qstringlist.h>

OM_BEGIN_MODEL

namespace __omqt {

static QLoggingCategory *first_category = nullptr;
static QString &category_rules() {
    static QString rules;
    return rules;
}
static void default_filter(QLoggingCategory *category) { category->__from_rules(); }
static QLoggingCategory::CategoryFilter category_filter = default_filter;

// A rule's name: whole, or with a * at either end or at both.
static bool rule_matches(QString pattern, const QString &name) {
    const bool from_any = pattern.startsWith(QLatin1Char('*'));
    const bool to_any = pattern.size() > (from_any ? 1 : 0) && pattern.endsWith(QLatin1Char('*'));
    if (to_any)
        pattern.chop(1);
    if (from_any)
        pattern = pattern.mid(1);
    // "only at the beginning or the end"
    if (pattern.contains(QLatin1Char('*')))
        return false;
    if (from_any && to_any)
        return name.contains(pattern);
    if (from_any)
        return name.endsWith(pattern);
    return to_any ? name.startsWith(pattern) : name == pattern;
}

static const char *const kind_names[] = {".debug", ".warning", ".critical", nullptr, ".info"};

} // namespace __omqt

QLoggingCategory::QLoggingCategory(const char *category, QtMsgType severityLevel)
    : __next(__omqt::first_category), name(category ? category : "default"), enabled(), severity(severityLevel) {
    const bool is_default = __builtin_strcmp(name, "default") == 0;
    if (is_default)
        name = "default";
    // From the least severe on: debug, info, warning, critical.
    static const QtMsgType order[] = {QtDebugMsg, QtInfoMsg, QtWarningMsg, QtCriticalMsg, QtFatalMsg};
    bool wanted = false;
    for (const QtMsgType kind : order) {
        wanted = wanted || kind == severityLevel;
        enabled[kind] = wanted || kind == QtFatalMsg;
    }
    __omqt::first_category = this;
    __omqt::category_filter(this);
}
QLoggingCategory::~QLoggingCategory() {
    for (QLoggingCategory **i = &__omqt::first_category; *i; i = &(*i)->__next)
        if (*i == this) {
            *i = __next;
            break;
        }
}

bool QLoggingCategory::isEnabled(QtMsgType type) const {
    return type == QtFatalMsg || (type >= QtDebugMsg && type <= QtInfoMsg && enabled[type]);
}
void QLoggingCategory::setEnabled(QtMsgType type, bool enable) {
    if (type >= QtDebugMsg && type <= QtInfoMsg && type != QtFatalMsg)
        enabled[type] = enable;
}

QLoggingCategory *QLoggingCategory::defaultCategory() {
    static QLoggingCategory category("default");
    return &category;
}

// What the rules leave open is as the category was declared; Qt's own do not debug.
void QLoggingCategory::__from_rules() {
    const QString own = QString::fromLatin1(name);
    const bool is_of_qt = own.startsWith(QLatin1String("qt.")) || own == QLatin1String("qt");
    static const QtMsgType order[] = {QtDebugMsg, QtInfoMsg, QtWarningMsg, QtCriticalMsg};
    bool wanted = false;
    for (const QtMsgType kind : order) {
        wanted = wanted || kind == severity;
        enabled[kind] = wanted && !(is_of_qt && kind == QtDebugMsg && severity == QtDebugMsg);
    }
    for (const QString &line : __omqt::category_rules().split(QLatin1Char('\n'))) {
        QString rule = line;
        rule.remove(QLatin1Char(' '));
        const auto equals = rule.indexOf(QLatin1Char('='));
        if (rule.startsWith(QLatin1Char(';')) || rule.startsWith(QLatin1Char('[')) || equals == -1 ||
            rule.lastIndexOf(QLatin1Char('=')) != equals)
            continue;
        const QString value = rule.mid(equals + 1).trimmed();
        const bool on = value == QLatin1String("true");
        if (!on && value != QLatin1String("false"))
            continue;
        const QString pattern = rule.left(equals);
        for (const QtMsgType kind : order) {
            const QLatin1String ending(__omqt::kind_names[kind]);
            bool is_named = false;
            for (const QtMsgType other : order)
                is_named = is_named || pattern.endsWith(QLatin1String(__omqt::kind_names[other]));
            if (is_named ? pattern.endsWith(ending) && __omqt::rule_matches(pattern.chopped(ending.size()), own)
                         : __omqt::rule_matches(pattern, own))
                enabled[kind] = on;
        }
    }
}
QLoggingCategory::CategoryFilter QLoggingCategory::installFilter(CategoryFilter filter) {
    defaultCategory();
    const CategoryFilter before = __omqt::category_filter;
    __omqt::category_filter = filter ? filter : __omqt::default_filter;
    for (QLoggingCategory *i = __omqt::first_category; i; i = i->__next)
        __omqt::category_filter(i);
    return before;
}
void QLoggingCategory::setFilterRules(const QString &rules) {
    defaultCategory();
    __omqt::category_rules() = rules;
    for (QLoggingCategory *i = __omqt::first_category; i; i = i->__next)
        __omqt::category_filter(i);
}

#define OM_QT_CATEGORY_MESSAGE(member, kind, is_enabled)                                                               \
    void QMessageLogger::member(const QLoggingCategory &cat, const char *msg, ...) const {                             \
        if (!cat.is_enabled())                                                                                         \
            return;                                                                                                    \
        const QMessageLogContext of_category(context.file, context.line, context.function, cat.categoryName());        \
        va_list arguments;                                                                                             \
        va_start(arguments, msg);                                                                                      \
        __omqt::format_message(kind, of_category, msg, arguments);                                                     \
        va_end(arguments);                                                                                             \
    }                                                                                                                  \
    void QMessageLogger::member(CategoryFunction catFunc, const char *msg, ...) const {                                \
        const QLoggingCategory &cat = catFunc();                                                                       \
        if (!cat.is_enabled())                                                                                         \
            return;                                                                                                    \
        const QMessageLogContext of_category(context.file, context.line, context.function, cat.categoryName());        \
        va_list arguments;                                                                                             \
        va_start(arguments, msg);                                                                                      \
        __omqt::format_message(kind, of_category, msg, arguments);                                                     \
        va_end(arguments);                                                                                             \
    }                                                                                                                  \
    QDebug QMessageLogger::member(const QLoggingCategory &cat) const {                                                 \
        const QMessageLogger of_category(context.file, context.line, context.function, cat.categoryName());            \
        if (cat.is_enabled())                                                                                          \
            return of_category.member();                                                                               \
        static QString unseen;                                                                                         \
        unseen.clear();                                                                                                \
        return QDebug(&unseen);                                                                                        \
    }                                                                                                                  \
    QDebug QMessageLogger::member(CategoryFunction catFunc) const { return member(catFunc()); }
OM_QT_CATEGORY_MESSAGE(debug, QtDebugMsg, isDebugEnabled)
OM_QT_CATEGORY_MESSAGE(info, QtInfoMsg, isInfoEnabled)
OM_QT_CATEGORY_MESSAGE(warning, QtWarningMsg, isWarningEnabled)
OM_QT_CATEGORY_MESSAGE(critical, QtCriticalMsg, isCriticalEnabled)

OM_END_MODEL
