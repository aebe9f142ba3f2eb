// verify: proved
// qt: 5 6
// native: none
#include <QVariant>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    const int n = __VERIFIER_nondet_int();
    const QVariant v = n;
    assert(v.toLongLong() == n && v.toBool() == (n != 0));
    assert(v.toUInt() == uint(n));
}
