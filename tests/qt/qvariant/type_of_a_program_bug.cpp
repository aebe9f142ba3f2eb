// verify: violated
// qt: 5 6
// native: abort
#include <QVariant>
#include <cassert>

struct Point3 {
    int x, y, z;
};
Q_DECLARE_METATYPE(Point3)

int main() {
    QVariant v;
    v.setValue(Point3{1, 2, 3});
    assert(v.toInt() == 1); //~ V0001
}
