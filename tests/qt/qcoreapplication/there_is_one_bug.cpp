// verify: violated
// qt: 5 6
// native: none
#include <QCoreApplication>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    QCoreApplication first(argc, argv);
    QCoreApplication second(argc, argv); //~ V0501
}
