// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return v[2] == QChar('c') ? 0 : 1;
}
