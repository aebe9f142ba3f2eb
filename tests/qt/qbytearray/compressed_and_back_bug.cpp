// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>
#include <cassert>

int main() {
    const QByteArray bytes("compressible");
    assert(qUncompress(qCompress(bytes)).size() == 11); //~ V0001
}
