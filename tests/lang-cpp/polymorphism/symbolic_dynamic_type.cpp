// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

struct shape {
    virtual ~shape() {}
    virtual int sides() const = 0;
};
struct triangle : shape {
    int sides() const override { return 3; }
};
struct square : shape {
    int sides() const override { return 4; }
};
struct hexagon : shape {
    int sides() const override { return 6; }
};

int main() {
    triangle t;
    square s;
    hexagon h;
    shape *all[] = {&t, &s, &h};
    int i = nondet_int();
    if (i < 0 || i > 2)
        return 0;
    int n = all[i]->sides();
    assert(n >= 3);
    assert(n != 5 && n <= 6);
    return 0;
}
