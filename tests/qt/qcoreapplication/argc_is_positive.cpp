// verify: proved
// qt: 5 6
// native: ok
#include <QCoreApplication>

int main() {
    int count = 1;
    char name[] = "program";
    char *arguments[] = {name, nullptr};
    QCoreApplication app(count, arguments);
    return QCoreApplication::arguments().size() == 1 ? 0 : 1;
}
