// verify: violated
// qt: 5 6
// native: abort
#include <QVariant>
#include <cassert>

int main() {
    QVariant a = QString("first");
    const QVariant b = a;
    *static_cast<QString *>(a.data()) = "second";
    assert(b.toString() == "second"); //~ V0001
}
