// verify: proved
// native: none
#include <cassert>
#include <unordered_map>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    std::unordered_map<int, int> m;
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    m[a] = 1;
    m[b] = 2;
    assert(m[b] == 2 && m.count(a) == 1);
}
