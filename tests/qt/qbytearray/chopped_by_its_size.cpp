// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (int(bytes.chopped(3).size())) == 7;
}
