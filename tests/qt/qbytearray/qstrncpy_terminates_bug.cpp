// verify: violated
// qt: 5 6
// native: asan
#include <QByteArray>

int main() {
    char room[4];
    qstrncpy(room, "abcdef", 5); //~ V0102
    return (room[3]) == 7;
}
