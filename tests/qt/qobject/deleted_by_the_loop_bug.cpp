// verify: violated
// qt: 5 6
// native: asan
#include <QCoreApplication>
#include <QEvent>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QObject *const object = new QObject;
    object->deleteLater();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return object->isWidgetType() ? 1 : 0; //~ V0104
}
