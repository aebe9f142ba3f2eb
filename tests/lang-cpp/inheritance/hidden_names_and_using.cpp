// verify: proved
// native: ok
#include <cassert>

struct base {
    int f(int) { return 1; }
    int f(double) { return 2; }
    int g(int) { return 3; }
};
struct derived : base {
    using base::f;
    int f(char) { return 4; }
    int g(double) { return 5; }
};

int main() {
    derived d;
    assert(d.f(1) == 1 && d.f('c') == 4 && d.f(1.0) == 2);
    assert(d.base::g(1) == 3);
    assert(d.g(1) == 5);
    return 0;
}
