// verify: violated
// native: none
#include <vector>

extern "C" unsigned __VERIFIER_nondet_uint(void);

int main() {
    std::vector<int> v{10, 20, 30, 40};
    unsigned i = __VERIFIER_nondet_uint();
    if (i <= v.size())
        return v[i]; //~ V0506
}
