// verify: violated
// native: abort
// qt: 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return int(v.sliced(2, 2).size()) - 2; //~ V0506
}
