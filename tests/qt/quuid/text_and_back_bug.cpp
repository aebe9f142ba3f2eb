// verify: violated
// qt: 5 6
// native: abort
#include <QUuid>
#include <cassert>

int main() {
    const QUuid id(QString("67c8770b44f1410aab9af9b5446f13ee"));
    assert(!id.isNull()); //~ V0001
}
