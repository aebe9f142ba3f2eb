// verify: violated
// qt: 5 6
// native: none
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
        assert(early); //~ V0001
        QCoreApplication::quit();
    });
    first.start(50);
    second.start(49);
    return app.exec();
}
