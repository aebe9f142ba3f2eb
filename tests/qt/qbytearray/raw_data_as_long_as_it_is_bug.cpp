// verify: violated
// qt: 5 6
// native: none
#include <QByteArray>

int main() {
    const char room[] = {'r', 'a', 'w'};
    const QByteArray bytes = QByteArray::fromRawData(room, 4);
    return (bytes.contains('x')) == 7; //~ V0102
}
