// verify: violated
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
    assert(v[0] < v[3]); //~ V0001
}
