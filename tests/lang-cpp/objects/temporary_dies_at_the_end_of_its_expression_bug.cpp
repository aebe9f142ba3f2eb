// verify: violated
// native: abort
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
    assert(alive == 1); //~ V0001
    return 0;
}
