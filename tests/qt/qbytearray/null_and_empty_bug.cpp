// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>
#include <cassert>

int main() {
    const QByteArray null, empty("");
    assert(null == empty && null.isNull() && empty.isNull()); //~ V0001
}
