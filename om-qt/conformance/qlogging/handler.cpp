// qInstallMessageHandler(): every message goes to the handler, with its text and kind.
#include "../show.h"

static QStringList seen;
static void handler(QtMsgType kind, const QMessageLogContext &, const QString &message) {
    seen << QString::number(int(kind)) + ":" + message;
}
static void other(QtMsgType, const QMessageLogContext &, const QString &) {}

int main() {
    const QtMessageHandler first = qInstallMessageHandler(handler);
    CHECK(first != nullptr);
    qDebug("debug %d", 1);
    qWarning("warning %s", "two");
    qCritical("critical");
    qInfo("info");
    SHOW(seen);
    CHECK(qInstallMessageHandler(other) == handler);
    qWarning("unseen");
    CHECK(qInstallMessageHandler(handler) == other);
    SHOW(seen.size());
    CHECK(qInstallMessageHandler(nullptr) == handler);
    CHECK(qInstallMessageHandler(nullptr) == first);
    QMessageLogContext context;
    SHOW(qFormatLogMessage(QtWarningMsg, context, "text"));
    return check::done();
}
