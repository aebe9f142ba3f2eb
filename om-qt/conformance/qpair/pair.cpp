// QPair, qMakePair, qHash of pairs.
#include "check.h"
#include <QPair>
#include <qhashfunctions.h>

int main() {
    QPair<int, long> empty;
    CHECK(empty.first == 0 && empty.second == 0);
    QPair<int, int> a(1, 2), b(1, 3), c = a;
    CHECK(a == c && a != b && a < b && b > a && a <= c && a >= c && !(b < a));
    CHECK((QPair<int, int>(0, 9) < a));
    a.swap(b);
    CHECK(a.second == 3 && b.second == 2);
    qSwap(a, b);
    CHECK(a.second == 2);
    QPair<long, double> wide = a;
    CHECK(wide.first == 1 && wide.second == 2.0);
    wide = b;
    CHECK(wide.second == 3.0);
    CHECK(qMakePair(1, 2) == a);
    CHECK(sizeof(QPair<int, int>) == 8);
    CHECK(qHash(a) == qHash(qMakePair(1, 2)) && qHash(0.0) == qHash(-0.0) && qHash(7, 3) == qHash(7, 3));
    int x = 0;
    CHECK(qHash(&x) == qHash(&x));
    int range[] = {1, 2, 3}, turned[] = {3, 2, 1};
    CHECK(qHashRange(range, range + 3) == qHashRange(range, range + 3));
    CHECK(qHashRangeCommutative(range, range + 3) == qHashRangeCommutative(turned, turned + 3));
    return check::done();
}
