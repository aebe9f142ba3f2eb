// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    const QByteArray bytes("abc");
    return (bytes.at(2) == 'c') == 7;
}
