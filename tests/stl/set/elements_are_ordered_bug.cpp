// verify: violated
// system-headers: violated
// native: none
#include <cassert>
#include <set>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    std::set<int> s;
    for (int i = 0; i != 3; ++i)
        s.insert(__VERIFIER_nondet_int());
    assert(s.size() == 3); //~ V0001
}
