// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

struct drawable {
    virtual ~drawable() {}
    virtual int draw() = 0;
};
struct clickable {
    virtual ~clickable() {}
    virtual int click(int x) = 0;
};
struct button : drawable, clickable {
    int pressed = 0;
    int draw() override { return pressed; }
    int click(int x) override { return pressed = x; }
};

int main() {
    button b;
    clickable *c = &b;
    drawable *d = &b;
    int x = nondet_int();
    c->click(x);
    assert(d->draw() == 0); //~ V0001
    return 0;
}
