// verify: proved
// native: ok
#include <cassert>

struct base {
    virtual ~base() {}
    virtual int f(int x = 1) { return x; }
};
struct derived : base {
    int f(int x = 100) override { return x + 5; }
};

int main() {
    derived d;
    base &b = d;
    assert(d.f() == 105);
    assert(b.f() == 6);
    return 0;
}
