// verify: violated
// qt: 5 6
// native: none
#include <QCoreApplication>

int main() {
    return QCoreApplication::exec(); //~ V0501
}
