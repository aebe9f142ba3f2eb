// verify: bounded
// qt: 5 6
// native: ok
#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QTimer::singleShot(0, &app, [] {
        QEventLoop inner;
        QTimer::singleShot(0, &inner, [&inner] { inner.quit(); });
        inner.exec();
        QCoreApplication::quit();
    });
    return app.exec();
}
