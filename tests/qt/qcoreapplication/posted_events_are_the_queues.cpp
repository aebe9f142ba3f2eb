// verify: bounded
// qt: 5 6
// native: ok
#include <QCoreApplication>
#include <QEvent>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QObject receiver;
    QCoreApplication::postEvent(&receiver, new QEvent(QEvent::User));
    QCoreApplication::sendPostedEvents();
}
