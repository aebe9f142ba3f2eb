// verify: violated
// qt: 5 6
// native: none
#include <QCoreApplication>

int main() {
    int count = 0;
    char *arguments[] = {nullptr};
    QCoreApplication app(count, arguments); //~ V0501
}
