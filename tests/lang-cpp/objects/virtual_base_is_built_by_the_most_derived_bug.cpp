// verify: violated
// native: abort
#include <cassert>

struct root {
    int built_by;
    explicit root(int who) : built_by(who) {}
};
struct left : virtual root {
    left() : root(1) {}
};
struct right : virtual root {
    right() : root(2) {}
};
struct bottom : left, right {
    bottom() : root(3) {}
};

int main() {
    left l;
    bottom b;
    assert(l.built_by == 1);
    assert(b.built_by == 1); //~ V0001
    return 0;
}
