// verify: violated
// qt: 5 6
// native: ok
#include <QCoreApplication>
#include <QObject>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QObject object;
    object.startTimer(-1); //~ V0501
}
