// verify: violated
// native: abort
#include <cassert>

struct a {
    int va = 1;
    virtual ~a() {}
};
struct b {
    int vb = 2;
    virtual ~b() {}
};
struct ab : a, b {};
struct only_a : a {};

int main() {
    ab x;
    only_a y;
    a *p = &x, *q = &y;
    assert(dynamic_cast<b *>(p) == static_cast<b *>(&x));
    assert(dynamic_cast<b *>(p)->vb == 2);
    assert(dynamic_cast<b *>(q) != nullptr); //~ V0001
    return 0;
}
