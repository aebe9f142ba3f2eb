// verify: violated
// native: abort
#include <cassert>
#include <new>

static int alive;

struct unit {
    unit() { ++alive; }
    ~unit() { --alive; }
};

union slot {
    unit u;
    char raw;
    slot() : raw(0) {}
    ~slot() {}
};

int main() {
    {
        slot s;
        assert(alive == 0);
        new (&s.u) unit;
        assert(alive == 1);
    }
    assert(alive == 0); //~ V0001
    return 0;
}
