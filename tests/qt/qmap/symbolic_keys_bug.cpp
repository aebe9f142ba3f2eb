// verify: violated
// qt: 5 6
// native: none
#include <QMap>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QMap<int, int> map;
    int keys[6];
    for (int i = 0; i != 6; ++i) {
        keys[i] = __VERIFIER_nondet_int();
        map.insert(keys[i], i);
    }
    for (int i = 0; i != 6; ++i)
        assert(map.value(keys[i]) == i); //~ V0001
    for (int i = 0; i != 6; ++i) {
        map.remove(keys[i]);
        assert(!map.contains(keys[i]));
    }
    assert(map.isEmpty());
}
