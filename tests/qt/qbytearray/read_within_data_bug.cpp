// verify: violated
// qt: 5 6
// native: asan
#include <QByteArray>

int main() {
    const QByteArray bytes(3, 'x');
    const char *text = bytes.constData();
    return (text[40]) == 7; //~ V0401
}
