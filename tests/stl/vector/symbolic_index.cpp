// verify: proved
// native: none
#include <cassert>
#include <vector>

extern "C" unsigned __VERIFIER_nondet_uint(void);

int main() {
    std::vector<int> v{10, 20, 30, 40};
    unsigned i = __VERIFIER_nondet_uint();
    if (i < v.size())
        assert(v[i] == int(i + 1) * 10);
}
