// verify: violated
// qt: 6
// native: abort
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (int(bytes.sliced(1, 3).size())) == 7; //~ V0506
}
