// verify: proved
// native: ok
// qt: 6
#include <QString>
#include <cassert>

int main() {
    QLatin1String v("abc");
    assert(v.left(4).size() == 3);
}
