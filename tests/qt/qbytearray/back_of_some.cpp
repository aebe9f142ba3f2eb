// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    const QByteArray bytes("a");
    return (bytes.back()) == 7;
}
