// verify: proved
// qt: 5 6
// native: ok
#include <QAssociativeIterable>
#include <QMap>
#include <QVariant>
#include <cassert>

int main() {
    QMap<QString, int> map;
    map["a"] = 1;
    const QVariant v = QVariant::fromValue(map);
    const QAssociativeIterable entries = v.value<QAssociativeIterable>();
    const QAssociativeIterable::const_iterator place = entries.find("a");
    assert(place != entries.end() && place.value().toInt() == 1);
}
