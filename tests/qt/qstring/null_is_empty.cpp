// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString null, empty("");
    assert(null == empty && null.isEmpty() && null.isNull() && !empty.isNull());
}
