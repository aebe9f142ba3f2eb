// verify: proved
// native: ok
#include <cassert>

struct a {
    virtual ~a() {}
    virtual int f() { return 1; }
    virtual int g() { return f() * 10; }
};
struct b : a {
    int f() override { return 2; }
};
struct c : b {
    int g() override { return b::g() + f(); }
};
struct d final : c {
    int f() override { return c::f() + 5; }
};

int main() {
    d x;
    a &r = x;
    assert(r.f() == 7);
    assert(r.g() == 77);
    return 0;
}
