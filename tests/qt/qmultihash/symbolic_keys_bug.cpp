// verify: violated
// qt: 5 6
// native: none
#include <QHash>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QMultiHash<int, int> hash;
    int keys[5];
    for (int i = 0; i != 5; ++i) {
        keys[i] = __VERIFIER_nondet_int();
        hash.insert(keys[i], i);
    }
    assert(hash.size() == 5 && hash.value(keys[3]) == 3); //~ V0001
    assert(hash.remove(keys[2]) >= 1);
}
