// verify: violated
// qt: 5 6
// native: none
#include <QCoreApplication>
#include <QEvent>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QObject receiver;
    {
        QEvent event(QEvent::User);
        QCoreApplication::postEvent(&receiver, &event);
    } //~ V0501
    QCoreApplication::sendPostedEvents();
}
