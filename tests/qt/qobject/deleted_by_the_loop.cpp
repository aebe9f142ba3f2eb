// verify: bounded
// qt: 5 6
// native: ok
#include <QCoreApplication>
#include <QPointer>
#include <cassert>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QPointer<QObject> object = new QObject;
    object->deleteLater();
    assert(object);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return object ? 1 : 0;
}
