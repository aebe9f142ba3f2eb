// verify: violated
// native: abort
#include <cassert>

struct base {
    virtual ~base() {}
};
struct derived : base {
    int v = 8;
};

static void middle() {
    try {
        throw derived();
    } catch (base &b) {
        throw b;
    }
}

int main() {
    int v = 0;
    try {
        middle();
    } catch (derived &d) {
        v = d.v;
    } catch (base &) {
        v = -1;
    }
    assert(v == 8); //~ V0001
    return 0;
}
