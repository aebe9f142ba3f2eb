// verify: violated
// native: none
#include <cassert>
#include <string>

extern "C" char __VERIFIER_nondet_char(void);

int main() {
    std::string s;
    for (int i = 0; i != 4; ++i)
        s.push_back(__VERIFIER_nondet_char());
    assert(s.find('x') == std::string::npos); //~ V0001
}
