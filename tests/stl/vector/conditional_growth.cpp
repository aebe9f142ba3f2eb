// verify: proved
// native: none
#include <cassert>
#include <vector>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    std::vector<int> v;
    for (int i = 0; i != 3; ++i) {
        int x = __VERIFIER_nondet_int();
        if (x > 0)
            v.push_back(x);
    }
    for (int x : v)
        assert(x > 0);
}
