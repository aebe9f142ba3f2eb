// verify: violated
// qt: 5 6
// native: none
#include <QVector>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QVector<int> v;
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 5)
        return 0;
    v.fill(7, n);
    assert(v.count(7) == 5); //~ V0001
}
