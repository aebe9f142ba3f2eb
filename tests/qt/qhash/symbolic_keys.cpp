// verify: proved
// qt: 5 6
// native: none
#include <QHash>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QHash<int, int> hash;
    int keys[6];
    for (int i = 0; i != 6; ++i) {
        keys[i] = __VERIFIER_nondet_int();
        hash.insert(keys[i], i);
    }
    for (int i = 0; i != 6; ++i)
        assert(hash.value(keys[i]) >= i);
    for (int i = 0; i != 6; ++i) {
        hash.remove(keys[i]);
        assert(!hash.contains(keys[i]));
    }
    assert(hash.isEmpty());
}
