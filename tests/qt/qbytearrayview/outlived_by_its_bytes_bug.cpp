// verify: violated
// qt: 6
// native: asan
#include <QByteArray>

int main() {
    QByteArray bytes("abc");
    const QByteArrayView view(bytes);
    bytes.clear();
    const char first = view.at(0); //~ V0104
    return (first) == 7;
}
