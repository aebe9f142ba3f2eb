// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (bytes.at(3) == 'c') == 7; //~ V0506
}
