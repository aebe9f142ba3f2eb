// verify: proved
// qt: 5
// native: ok
#include <QByteArray>
#include <cassert>

int main() {
    QByteArray bytes("abc");
    bytes[3] = 'd';
    assert(bytes.size() == 4);
}
