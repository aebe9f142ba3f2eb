// verify: violated
// qt: 5 6
// native: abort
#include <QCoreApplication>
#include <QEvent>
#include <cassert>

struct Receiver : QObject {
    int last = 0;
    bool event(QEvent *event) override {
        if (event->type() < QEvent::User)
            return QObject::event(event);
        last = event->type() - QEvent::User;
        return true;
    }
};

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    Receiver receiver;
    QCoreApplication::postEvent(&receiver, new QEvent(QEvent::Type(QEvent::User + 1)), Qt::LowEventPriority);
    QCoreApplication::postEvent(&receiver, new QEvent(QEvent::Type(QEvent::User + 2)));
    QCoreApplication::sendPostedEvents();
    assert(receiver.last == 2); //~ V0001
}
