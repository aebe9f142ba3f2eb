// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    const char *text;
    char first = 0;
    {
        QByteArray bytes("abc");
        text = bytes.constData();
        first = text[0];
    }
    return (first) == 7;
}
