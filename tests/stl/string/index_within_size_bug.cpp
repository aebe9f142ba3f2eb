// verify: violated
// native: none
#include <string>

extern "C" unsigned __VERIFIER_nondet_uint(void);

int main() {
    std::string s("abc");
    unsigned i = __VERIFIER_nondet_uint();
    if (i <= 4) {
        char c = s[i]; //~ V0506
        return c;
    }
}
