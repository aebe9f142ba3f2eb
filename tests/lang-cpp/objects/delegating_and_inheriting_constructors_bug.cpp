// verify: violated
// clang: -std=c++11
// native: abort
#include <cassert>

struct range {
    int low, high, built;
    range(int l, int h) : low(l), high(h), built(1) {}
    explicit range(int h) : range(0, h) { built += 10; }
    range() : range(9) { built += 100; }
};

struct named : range {
    using range::range;
    char name = 'n';
};

int main() {
    range r;
    assert(r.low == 0 && r.high == 9);
    named a(1, 2), b(7);
    assert(a.name == 'n' && a.high == 2 && a.built == 1);
    assert(r.built == 101); //~ V0001
    return 0;
}
