// verify: violated
// native: abort
// qt: 5 6
#include <QChar>
#include <cassert>

int main() {
    assert(QChar(0xd7).isLetter()); //~ V0001
}
