// verify: violated
// qt: 5
// native: abort
#include <QByteArray>
#include <cassert>

int main() {
    QByteArray bytes("abc");
    bytes[3] = 'd';
    assert(bytes.size() == 3); //~ V0001
}
