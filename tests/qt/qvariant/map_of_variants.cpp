// verify: proved
// qt: 5 6
// native: ok
#include <QVariant>
#include <cassert>

int main() {
    QVariantMap person;
    person["name"] = "Ada";
    person["born"] = 1815;
    const QVariant v = person;
    assert(v.toMap().value("born").toInt() == 1815);
}
