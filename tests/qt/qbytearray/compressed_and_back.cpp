// verify: bounded
// qt: 5 6
// native: ok
#include <QByteArray>
#include <cassert>

int main() {
    const QByteArray bytes("compressible");
    assert(qUncompress(qCompress(bytes)).size() == 12);
}
