// verify: violated
// native: uncaught
#include <cassert>

static double d = 0.5;
static int f() { return 1; }

int main() {
    void *p = nullptr;
    try {
        throw &d;
    } catch (void *v) {
        p = v;
    }
    assert(p == &d);
    int caught = 0;
    try {
        assert(f() == 1);
        throw &f; //~ V0601
    } catch (void *) {
        caught = 1;
    }
    assert(caught == 1);
    return 0;
}
