// verify: proved
// native: ok
#include <cassert>

struct root {
    int from_left = 0;
    virtual ~root() {}
    virtual int who() const { return 0; }
};
struct left : virtual root {
    left() { from_left = who(); }
    int who() const override { return 1; }
};
struct right : virtual root {};
struct bottom : left, right {
    int who() const override { return 2; }
};

int main() {
    bottom b;
    const right &r = b;
    assert(r.who() == 2);
    assert(b.from_left == 1);
    return 0;
}
