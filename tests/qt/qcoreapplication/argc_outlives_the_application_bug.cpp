// verify: violated
// qt: 5 6
// native: none
#include <QCoreApplication>

static QCoreApplication *make(int argc, char **argv) { return new QCoreApplication(argc, argv); }

int main() {
    char name[] = "app";
    char *argv[] = {name, nullptr};
    QCoreApplication *const app = make(1, argv);
    const bool empty = QCoreApplication::arguments().isEmpty(); //~ V0106
    delete app;
    return empty ? 1 : 0;
}
