// verify: proved
// qt: 5 6
// native: ok
#include <QCoreApplication>

int main() {
    int argc = 1;
    char name[] = "app";
    char *argv[] = {name, nullptr};
    QCoreApplication app(argc, argv);
    return QCoreApplication::arguments().isEmpty() ? 1 : 0;
}
