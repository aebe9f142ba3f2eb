// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QStringView v(u"abc");
    v.chop(1);
    return int(v.size()) - 2;
}
