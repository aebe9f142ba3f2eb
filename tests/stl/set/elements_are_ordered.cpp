// verify: proved
// system-headers: bounded
// native: none
#include <cassert>
#include <set>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    std::set<int> s;
    s.insert(a);
    s.insert(b);
    assert(*s.begin() == (a < b ? a : b));
}
