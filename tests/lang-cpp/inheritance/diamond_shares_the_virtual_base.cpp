// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

struct top {
    int value = 0;
};
struct left : virtual top {
    void set_left(int v) { value = v; }
};
struct right : virtual top {
    int get_right() const { return value; }
};
struct bottom : left, right {};

int main() {
    bottom b;
    int v = nondet_int();
    b.set_left(v);
    assert(b.get_right() == v);
    return 0;
}
