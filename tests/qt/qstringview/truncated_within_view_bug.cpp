// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QStringView v(u"abc");
    v.truncate(4); //~ V0506
    return int(v.size()) - 2;
}
