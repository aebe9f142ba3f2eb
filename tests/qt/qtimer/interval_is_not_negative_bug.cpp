// verify: violated
// qt: 5 6
// native: ok
#include <QCoreApplication>
#include <QTimer>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication app(argc, argv);
    QTimer timer;
    timer.start(-5); //~ V0501
}
