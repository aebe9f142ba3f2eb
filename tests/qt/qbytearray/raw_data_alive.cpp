// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    QByteArray bytes;
    char first;
    {
        char room[] = {'r', 'a', 'w'};
        bytes = QByteArray::fromRawData(room, 3);
        first = bytes.at(0);
    }
    return first == 'r' ? 0 : 1;
}
