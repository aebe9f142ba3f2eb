// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>
#include <cassert>

int main() {
    const QByteArray bytes("any");
    assert(QByteArray::fromBase64(bytes.toBase64()) == bytes);
}
