// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    QLatin1String v("abc");
    v.chop(4); //~ V0506
    return int(v.size());
}
