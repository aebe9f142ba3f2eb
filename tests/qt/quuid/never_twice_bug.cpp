// verify: violated
// qt: 5 6
// native: none
#include <QUuid>
#include <cassert>

int main() {
    const QUuid a = QUuid::createUuid(), b = QUuid::createUuid();
    assert(a < b); //~ V0001
}
