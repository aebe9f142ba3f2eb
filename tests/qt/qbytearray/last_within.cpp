// verify: proved
// qt: 6
// native: ok
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (int(bytes.last(0).size())) == 7;
}
