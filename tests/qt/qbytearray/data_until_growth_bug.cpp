// verify: violated
// qt: 5 6
// native: asan
#include <QByteArray>

int main() {
    QByteArray bytes("abc");
    const char *text = bytes.constData();
    bytes.append("defghijklmnopqrstuvwxyz0123456789");
    const char first = text[0]; //~ V0104
    return first == 'a' ? 0 : 1;
}
