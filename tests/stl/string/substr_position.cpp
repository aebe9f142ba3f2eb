// verify: proved
// native: none
#include <cassert>
#include <string>

extern "C" unsigned __VERIFIER_nondet_uint(void);

int main() {
    const std::string s("hello");
    unsigned pos = __VERIFIER_nondet_uint();
    if (pos > s.size()) return 0;
    assert(s.substr(pos).size() == s.size() - pos);
}
