// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>
#include <cassert>

int main() {
    const QByteArray null, empty("");
    assert(null == empty && null.isNull() && !empty.isNull());
}
