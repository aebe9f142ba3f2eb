// verify: violated
// system-headers: violated
// native: none
#include <vector>

extern "C" unsigned __VERIFIER_nondet_uint(void);

int main() {
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 4)
        return 0;
    std::vector<int> v;
    for (unsigned i = 0; i != n; ++i)
        v.push_back(int(i));
    return v.back(); //~ V0505
}
