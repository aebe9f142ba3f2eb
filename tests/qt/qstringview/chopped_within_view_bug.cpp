// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return int(v.chopped(4).size()); //~ V0506
}
