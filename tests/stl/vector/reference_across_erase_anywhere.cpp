// verify: proved
// native: none
// A reference to an element is valid after an erasure if its element came before the erased one, whichever the two are.
#include <cassert>
#include <vector>

extern "C" unsigned nondet_uint();

int main() {
    std::vector<int> v{1, 2, 3, 4};
    const unsigned erased = nondet_uint(), kept = nondet_uint();
    if (erased > 3 || kept >= erased)
        return 0;
    const int &reference = v[kept];
    v.erase(v.begin() + erased);
    assert(reference == static_cast<int>(kept) + 1);
}
