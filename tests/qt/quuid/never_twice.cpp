// verify: bounded
// qt: 5 6
// native: ok
#include <QUuid>
#include <cassert>

int main() {
    const QUuid a = QUuid::createUuid(), b = QUuid::createUuid();
    assert(a != b && !a.isNull() && a.version() == QUuid::Random);
}
