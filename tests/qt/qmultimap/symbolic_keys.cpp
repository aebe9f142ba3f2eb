// verify: proved
// qt: 5 6
// native: none
#include <QMap>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QMultiMap<int, int> map;
    int keys[6];
    for (int i = 0; i != 6; ++i) {
        keys[i] = __VERIFIER_nondet_int();
        map.insert(keys[i], i);
    }
    assert(map.size() == 6 && map.value(keys[5]) == 5);
    assert(map.remove(keys[3]) >= 1);
}
