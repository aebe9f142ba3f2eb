// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s(3, 'x');
    QChar *p = s.data();
    for (int i = 0; i < 5; ++i)
        p[i] = QChar('y'); //~ V0102
    assert(s == "yyy");
}
