// verify: proved
// native: ok
#include <cassert>

static int destroyed;

struct guard {
    ~guard() { ++destroyed; }
};

int main() {
    int rounds = 0;
again:
    {
        guard g;
        if (++rounds < 3)
            goto again;
    }
    switch (rounds) {
        guard *unused;
    case 3: {
        guard g;
        break;
    }
    default: unused = nullptr;
    }
    assert(destroyed == 4);
    return 0;
}
