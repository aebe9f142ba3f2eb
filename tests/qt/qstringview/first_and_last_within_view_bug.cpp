// verify: violated
// native: abort
// qt: 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return int(v.first(4).size() - v.last(3).size()); //~ V0506
}
