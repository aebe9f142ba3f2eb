// Logging categories: names, levels, rules, filters, and what reaches a handler.
#include "../show.h"
#include <QDebug>
#include <QLoggingCategory>
#include <QStringList>

Q_LOGGING_CATEGORY(plain, "app.plain")
Q_LOGGING_CATEGORY(warned, "app.warned", QtWarningMsg)
Q_LOGGING_CATEGORY(ofQt, "qt.something")
Q_DECLARE_LOGGING_CATEGORY(plain)

static QStringList seen;
static void handler(QtMsgType kind, const QMessageLogContext &context, const QString &message) {
    seen << QString("%1 %2 %3").arg(int(kind)).arg(context.category).arg(message);
}
static void all(const char *when) {
    AT("%s", when);
    for (const QLoggingCategory *c : {&plain(), &warned(), &ofQt()}) {
        AT("%s", when);
        SHOW(QString(c->categoryName()));
        SHOW(c->isDebugEnabled());
        SHOW(c->isInfoEnabled());
        SHOW(c->isWarningEnabled());
        SHOW(c->isCriticalEnabled());
        SHOW(c->isEnabled(QtFatalMsg));
        SHOW(c->isEnabled(QtDebugMsg));
    }
}
static QLoggingCategory::CategoryFilter before;
static void filter(QLoggingCategory *category) {
    if (before)
        before(category);
    if (qstrcmp(category->categoryName(), "app.plain") == 0)
        category->setEnabled(QtDebugMsg, false);
}

int main() {
    qInstallMessageHandler(handler);
    all("first");
    qCDebug(plain) << "a" << 1;
    qCInfo(plain, "b %d", 2);
    qCDebug(warned) << "unseen";
    qCWarning(warned) << "seen";
    qCCritical(warned, "critical");
    qCWarning(plain).nospace() << 1 << 2;
    QLoggingCategory variable("app.variable");
    qCDebug(variable) << "variable";
    qDebug(plain) << "by function";
    qDebug(plain(), "by reference %s", "x");
    qWarning() << "plain warning";
    SHOW(seen);
    seen.clear();
    const char *rules[] = {"app.*=false",
                           "app.*=false\napp.plain.info=true",
                           "*.debug=false\n*.plain=true",
                           "*=true",
                           "[Rules]\napp.plain = false",
                           "; app.plain=false",
                           "app.plain.debug=maybe",
                           "*plain*.warning=false",
                           "a*n=false",
                           "app.plain=false=true",
                           "app.plain",
                           ""};
    for (const char *r : rules) {
        QLoggingCategory::setFilterRules(r);
        all(r);
    }
    before = QLoggingCategory::installFilter(filter);
    CHECK(before != nullptr);
    all("filtered");
    CHECK(QLoggingCategory::installFilter(nullptr) == filter);
    all("again");
    CHECK(QLoggingCategory::defaultCategory() != nullptr);
    SHOW(QString(QLoggingCategory::defaultCategory()->categoryName()));
    return check::done();
}
