// verify: bounded
// qt: 5 6
// native: ok
#include <QCoreApplication>
#include <QTimer>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QTimer::singleShot(0, &app, [] { QCoreApplication::exit(3); });
    return app.exec() == 3 ? 0 : 1;
}
