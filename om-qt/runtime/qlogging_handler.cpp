// qInstallMessageHandler() and its kind (QtGlobal), which need QString.
#include <QtCore/qlogging.h>
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

namespace __omqt {

static void default_handler(QtMsgType, const QMessageLogContext &context, const QString &message) {
    fprintf(stderr, "%s\n", qFormatLogMessage(QtDebugMsg, context, message).toLocal8Bit().constData());
}
static QtMessageHandler &installed_handler() {
    static QtMessageHandler handler = default_handler;
    return handler;
}
static void call_handler(QtMsgType kind, const QMessageLogContext &context, const char *text) {
    installed_handler()(kind, context, QString::fromLocal8Bit(text));
}

} // namespace __omqt

// "Returns a pointer to the previous message handler"; without one of its own the default one is back.
QtMessageHandler qInstallMessageHandler(QtMessageHandler handler) {
    const QtMessageHandler before = __omqt::installed_handler();
    __omqt::installed_handler() = handler ? handler : __omqt::default_handler;
    __omqt::message_sink::current() = handler ? __omqt::call_handler : nullptr;
    return before;
}
void qt_message_output(QtMsgType kind, const QMessageLogContext &context, const QString &message) {
    __omqt::deliver_message(kind, context, message.toLocal8Bit().constData());
}
// By the default pattern: a category other than "default" goes first.
QString qFormatLogMessage(QtMsgType, const QMessageLogContext &context, const QString &message) {
    if (!context.category || __builtin_strcmp(context.category, "default") == 0)
        return message;
    return QString::fromLatin1(context.category) + QLatin1String(": ") + message;
}

OM_END_MODEL
