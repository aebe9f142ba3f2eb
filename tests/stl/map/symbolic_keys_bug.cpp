// verify: violated
// native: none
#include <cassert>
#include <map>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    std::map<int, int> m;
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    m[a] = 1;
    m[b] = 2;
    assert(m[a] == 1); //~ V0001
}
