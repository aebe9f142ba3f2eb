// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    const QByteArray bytes(3, 'x');
    const char *text = bytes.constData();
    return (text[3]) == 7;
}
