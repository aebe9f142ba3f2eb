// verify: proved
// native: ok
// qt: 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return int(v.sliced(1, 2).size()) - 2;
}
