// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>
#include <cassert>

int main() {
    assert(QByteArray("\x1f").toHex() == "f1"); //~ V0001
}
