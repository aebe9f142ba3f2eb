// verify: violated
// qt: 5 6
// native: asan
#include <QByteArray>

int main() {
    const char *text;
    char first = 0;
    {
        QByteArray bytes("abc");
        text = bytes.constData();
        first = text[0];
    }
    return (text[0]) == 7; //~ V0104
}
