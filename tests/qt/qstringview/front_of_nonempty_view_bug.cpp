// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return v.left(0).front() == QChar('a') ? 0 : 1; //~ V0505
}
