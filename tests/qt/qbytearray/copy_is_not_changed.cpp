// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>
#include <cassert>

int main() {
    QByteArray bytes("abc");
    const QByteArray copy(bytes);
    bytes[0] = 'x';
    assert(copy == "abc");
}
