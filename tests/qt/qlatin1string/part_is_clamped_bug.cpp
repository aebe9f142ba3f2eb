// verify: violated
// native: abort
// qt: 6
#include <QString>
#include <cassert>

int main() {
    QLatin1String v("abc");
    assert(v.left(4).size() == 4); //~ V0001
}
