// verify: proved
// qt: 5 6
// native: ok
#include <QVariant>
#include <cassert>

struct Point3 {
    int x, y, z;
};
Q_DECLARE_METATYPE(Point3)

int main() {
    QVariant v;
    v.setValue(Point3{1, 2, 3});
    assert(v.canConvert<Point3>() && v.value<Point3>().z == 3 && !v.canConvert<int>());
}
