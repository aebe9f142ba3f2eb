// verify: proved
// native: none
#include <cassert>
#include <string>

extern "C" char __VERIFIER_nondet_char(void);

int main() {
    std::string s;
    for (int i = 0; i != 4; ++i)
        s.push_back(__VERIFIER_nondet_char());
    assert(s.size() == 4);
    std::string t(s);
    assert(s == t);
    t[0] = static_cast<char>(t[0] ^ 1);
    assert(s != t);
}
