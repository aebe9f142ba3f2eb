// verify: proved
// qt: 6
// native: ok
#include <QByteArray>

int main() {
    QByteArray bytes("abc");
    const QByteArrayView view(bytes);
    const char first = view.at(0);
    bytes.clear();
    return (first) == 7;
}
