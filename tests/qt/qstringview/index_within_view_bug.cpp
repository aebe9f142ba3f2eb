// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return v[3] == QChar('c') ? 0 : 1; //~ V0506
}
