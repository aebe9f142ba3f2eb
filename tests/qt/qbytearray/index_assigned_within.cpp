// verify: proved
// qt: 6
// native: ok
#include <QByteArray>

int main() {
    QByteArray bytes("abc");
    bytes[2] = 'x';
    return bytes.size() == 3 ? 0 : 1;
}
