// verify: proved
// native: ok
#include <cassert>

static int built, destroyed;

struct member {
    explicit member(bool fail) {
        if (fail)
            throw 1;
        ++built;
    }
    ~member() { ++destroyed; }
};

struct base {
    base() { ++built; }
    ~base() { ++destroyed; }
};

struct whole : base {
    member a, b, c;
    whole() : a(false), b(true), c(false) {}
    ~whole() { destroyed += 100; }
};

int main() {
    try {
        whole w;
    } catch (int) {
    }
    assert(built == 2 && destroyed == 2);
    return 0;
}
