// verify: proved
// native: none
#include <algorithm>
#include <cassert>
#include <vector>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    std::vector<int> v;
    for (int i = 0; i != 4; ++i)
        v.push_back(__VERIFIER_nondet_int());
    std::sort(v.begin(), v.end());
    for (int i = 1; i != 4; ++i)
        assert(v[i - 1] <= v[i]);
}
