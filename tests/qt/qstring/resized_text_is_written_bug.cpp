// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    QString s;
    s.resize(2);
    s[0] = QChar('a');
    return s.at(1) == QChar('b') ? 0 : 1; //~ V0111
}
