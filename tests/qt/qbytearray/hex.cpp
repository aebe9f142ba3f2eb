// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>
#include <cassert>

int main() {
    assert(QByteArray("\x1f").toHex() == "1f");
}
