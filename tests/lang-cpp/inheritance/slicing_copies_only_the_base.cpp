// verify: proved
// native: ok
#include <cassert>

struct animal {
    int legs = 4;
    virtual ~animal() {}
    virtual int sound() const { return 0; }
};
struct bird : animal {
    bird() { legs = 2; }
    int sound() const override { return 1; }
};

int main() {
    bird b;
    animal a = b;
    animal &r = b;
    assert(a.legs == 2 && r.sound() == 1);
    assert(a.sound() == 0);
    return 0;
}
