// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (int(bytes.chopped(4).size())) == 7; //~ V0506
}
