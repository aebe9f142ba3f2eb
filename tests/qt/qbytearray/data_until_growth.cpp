// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    QByteArray bytes("abc");
    const char *text = bytes.constData();
    const char first = text[0];
    bytes.append("defghijklmnopqrstuvwxyz0123456789");
    return first == 'a' ? 0 : 1;
}
