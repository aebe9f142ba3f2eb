// verify: proved
// native: ok
// The floor of a fraction of one is an index below the number of buckets.
// qt: 5 6
#include <QList>
#include <QtMath>
#include <verify.h>

int main() {
    const QList<int> buckets{10, 20, 30, 40};
    const int percent = verify::any<int>();
    verify::assume(percent >= 0 && percent < 100);
    return buckets.at(qFloor(percent / 25.0)) == 10;
}
