// verify: proved
// native: none
#include <cassert>
#include <map>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    std::map<int, int> m;
    int keys[3];
    for (int i = 0; i != 3; ++i) {
        keys[i] = __VERIFIER_nondet_int();
        m.insert(std::make_pair(keys[i], i));
    }
    for (int i = 0; i != 3; ++i)
        assert(m.find(keys[i]) != m.end());
    assert(m.size() <= 3);
}
