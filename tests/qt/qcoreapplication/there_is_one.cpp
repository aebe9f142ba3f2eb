// verify: bounded
// qt: 5 6
// native: ok
#include <QCoreApplication>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    { QCoreApplication first(argc, argv); }
    QCoreApplication second(argc, argv);
    return QCoreApplication::instance() == &second ? 0 : 1;
}
