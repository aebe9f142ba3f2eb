// verify: violated
// qt: 5 6
// native: asan
#include <QByteArray>

int main() {
    QByteArray bytes;
    char first;
    {
        char room[] = {'r', 'a', 'w'};
        bytes = QByteArray::fromRawData(room, 3);
        first = bytes.at(0);
    }
    return bytes.at(0) == 'r' ? 0 : 1; //~ V0105
}
