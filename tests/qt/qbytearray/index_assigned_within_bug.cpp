// verify: violated
// qt: 6
// native: abort
#include <QByteArray>

int main() {
    QByteArray bytes("abc");
    bytes[3] = 'x'; //~ V0506
    return bytes.size() == 3 ? 0 : 1;
}
