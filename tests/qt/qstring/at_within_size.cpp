// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    return s.at(2) == QChar('c') ? 0 : 1;
}
