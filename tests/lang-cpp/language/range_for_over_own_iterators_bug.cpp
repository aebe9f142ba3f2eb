// verify: violated
// native: none
#include <cassert>

extern "C" unsigned nondet_uint();

struct range {
    int low, high;
    struct iterator {
        int v;
        int operator*() const { return v; }
        iterator &operator++() {
            ++v;
            return *this;
        }
        bool operator!=(const iterator &o) const { return v != o.v; }
    };
    iterator begin() const { return {low}; }
    iterator end() const { return {high}; }
};

int main() {
    int n = static_cast<int>(nondet_uint() % 6), sum = 0;
    for (int v : range{1, n + 1})
        sum += v;
    assert(sum != 15); //~ V0001
    return 0;
}
