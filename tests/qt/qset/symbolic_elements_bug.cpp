// verify: violated
// qt: 5 6
// native: none
#include <QSet>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QSet<int> set;
    int n = 0;
    for (int i = 0; i != 6; ++i) {
        const int element = __VERIFIER_nondet_int();
        n += 1;
        set << element;
    }
    assert(set.size() == n); //~ V0001
}
