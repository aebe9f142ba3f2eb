// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s(3, 'x');
    QChar *p = s.data();
    for (int i = 0; i < 3; ++i)
        p[i] = QChar('y');
    assert(s == "yyy");
}
