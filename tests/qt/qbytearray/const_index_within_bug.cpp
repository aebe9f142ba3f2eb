// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (bytes[-1] == 'c') == 7; //~ V0506
}
