// verify: proved
// qt: 5 6
// native: none
#include <QByteArray>
#include <cassert>

int main(int argc, char **) {
    char text[3] = {'a', char(argc), 'c'};
    const QByteArray bytes(text, 3);
    const int at = int(bytes.indexOf(char(argc)));
    assert(at == 0 || at == 1);
}
