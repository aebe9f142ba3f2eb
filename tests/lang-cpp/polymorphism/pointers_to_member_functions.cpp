// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

struct machine {
    int a = 10;
    virtual ~machine() {}
    int add(int x) { return a + x; }
    int sub(int x) { return a - x; }
    virtual int power(int x) { return a * x; }
};
struct turbo : machine {
    int power(int x) override { return a * x * 2; }
};

int main() {
    typedef int (machine::*operation)(int);
    operation operations[] = {&machine::add, &machine::sub, &machine::power};
    int i = nondet_int();
    if (i < 0 || i > 2)
        return 0;
    turbo t;
    machine *m = &t;
    int r = (m->*operations[i])(3);
    assert(r == 13 || r == 7 || r == 60);
    return 0;
}
