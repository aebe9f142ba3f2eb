// verify: proved
// qt: 6
// native: ok
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (int(bytes.first(3).size())) == 7;
}
