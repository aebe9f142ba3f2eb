// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>
#include <cassert>

int main() {
    QByteArray bytes("abc"), copy;
    char *it = bytes.begin();
    copy = bytes;
    copy[0] = 'x';
    assert(*it == 'a');
}
