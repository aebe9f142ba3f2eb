// verify: proved
// native: ok
#include <cassert>

struct value {
    int v;
    explicit value(int x) : v(x) {}
};

static const value &pass(const value &x) { return x; }

int main() {
    const value &extended = value(5);
    assert(extended.v == 5);
    const value &other = value(6);
    assert(pass(other).v == 6);
    return 0;
}
