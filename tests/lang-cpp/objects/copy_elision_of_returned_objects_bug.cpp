// verify: violated
// clang: -std=c++17
// native: abort
#include <cassert>

static int copies, moves;

struct heavy {
    int v;
    explicit heavy(int x) : v(x) {}
    heavy(const heavy &o) : v(o.v) { ++copies; }
    heavy(heavy &&o) noexcept : v(o.v) { ++moves; }
};

static heavy make(int v) { return heavy(v); }
static heavy choose(bool first) {
    heavy a(1), b(2);
    if (first)
        return a;
    return b;
}

int main() {
    heavy h = heavy(heavy(make(5)));
    assert(h.v == 5 && copies == 0 && moves == 0);
    heavy c = choose(false);
    assert(c.v == 2);
    assert(moves == 0); //~ V0001
    return 0;
}
