// verify: proved
// native: none
#include <cassert>
#include <string>

extern "C" unsigned __VERIFIER_nondet_uint(void);

int main() {
    std::string s("abc");
    unsigned i = __VERIFIER_nondet_uint();
    if (i <= s.size()) {
        char c = s[i];
        assert(c == 'a' || c == 'b' || c == 'c' || c == '\0');
    }
}
