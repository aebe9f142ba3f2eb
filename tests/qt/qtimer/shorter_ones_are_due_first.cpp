// verify: bounded
// qt: 5 6
// native: ok
#include <QCoreApplication>
#include <QTimer>
#include <cassert>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    bool early = false;
    QTimer first, second;
    first.setSingleShot(true);
    QObject::connect(&first, &QTimer::timeout, [&early] { early = true; });
    QObject::connect(&second, &QTimer::timeout, [&early] {
        assert(early);
        QCoreApplication::quit();
    });
    first.start(10);
    second.start(50);
    return app.exec();
}
