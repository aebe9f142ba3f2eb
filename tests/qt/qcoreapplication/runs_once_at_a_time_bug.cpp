// verify: violated
// qt: 5 6
// native: none
#include <QCoreApplication>
#include <QTimer>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QTimer::singleShot(0, &app, [] {
        QCoreApplication::exec(); //~ V0501
        QCoreApplication::quit();
    });
    return app.exec();
}
