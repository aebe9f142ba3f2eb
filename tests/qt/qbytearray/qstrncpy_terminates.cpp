// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    char room[4];
    qstrncpy(room, "abcdef", 4);
    return (room[3]) == 7;
}
