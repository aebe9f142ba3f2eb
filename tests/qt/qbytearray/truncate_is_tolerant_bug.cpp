// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>
#include <cassert>

int main() {
    QByteArray bytes("abc");
    bytes.truncate(9);
    bytes.chop(-1);
    bytes.remove(5, 2);
    assert(bytes.size() == 0); //~ V0001
}
