// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    return s.at(3) == QChar('c') ? 0 : 1; //~ V0506
}
