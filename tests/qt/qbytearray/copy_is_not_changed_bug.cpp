// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>
#include <cassert>

int main() {
    QByteArray bytes("abc");
    const QByteArray copy(bytes);
    bytes[0] = 'x';
    assert(copy == "xbc"); //~ V0001
}
