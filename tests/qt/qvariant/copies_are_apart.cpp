// verify: proved
// qt: 5 6
// native: ok
#include <QVariant>
#include <cassert>

int main() {
    QVariant a = QString("first");
    const QVariant b = a;
    *static_cast<QString *>(a.data()) = "second";
    assert(b.toString() == "first" && a.toString() == "second");
}
