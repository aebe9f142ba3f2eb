// verify: proved
// native: none
#include <cassert>
#include <set>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    std::set<int> s;
    for (int i = 0; i != 2; ++i)
        s.insert(__VERIFIER_nondet_int());
    assert(!s.empty() && s.size() <= 2);
    int last = *s.begin();
    for (std::set<int>::iterator i = ++s.begin(); i != s.end(); ++i) {
        assert(last < *i);
        last = *i;
    }
}
