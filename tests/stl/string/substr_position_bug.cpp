// verify: violated
// native: none
#include <string>

extern "C" unsigned __VERIFIER_nondet_uint(void);

int main() {
    const std::string s("hello");
    return s.substr(__VERIFIER_nondet_uint()).size(); //~ V0601
}
