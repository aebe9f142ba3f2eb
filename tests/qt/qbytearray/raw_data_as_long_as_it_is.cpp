// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    const char room[] = {'r', 'a', 'w'};
    const QByteArray bytes = QByteArray::fromRawData(room, 3);
    return (bytes.contains('x')) == 7;
}
