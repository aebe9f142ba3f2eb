// verify: proved
// native: ok
#include <cassert>

static int alive;

struct guard {
    guard() { ++alive; }
    ~guard() { --alive; }
    int during() const { return alive; }
};

static int observe(const guard &, int x) { return alive * 10 + x; }

int main() {
    int r = observe(guard(), guard().during());
    assert(r == 22 || r == 21);
    assert(alive == 0);
    return 0;
}
