// verify: proved
// qt: 5 6
// native: ok
#include <QUuid>
#include <cassert>

int main() {
    const QUuid id(QString("{67c8770b-44f1-410a-ab9a-f9b5446f13ee}"));
    assert(id.data1 == 0x67c8770b && id.toString(QUuid::WithoutBraces) == "67c8770b-44f1-410a-ab9a-f9b5446f13ee");
}
