// verify: proved
// qt: 6
// native: ok
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (int(bytes.sliced(1, 2).size())) == 7;
}
