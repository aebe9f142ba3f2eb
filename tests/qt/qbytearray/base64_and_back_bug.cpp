// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>
#include <cassert>

int main() {
    const QByteArray bytes("any");
    assert(QByteArray::fromBase64(bytes.toBase64()) == "Any"); //~ V0001
}
