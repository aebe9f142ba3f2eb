// verify: violated
// clang: -Wno-exceptions
// native: abort
#include <cassert>

struct base {
    virtual ~base() {}
};
struct derived : base {};

static int attempt() {
    try {
        throw derived();
    } catch (base &) {
        return 1;
    } catch (derived &) {
        return 2;
    }
}

int main() {
    assert(attempt() == 2); //~ V0001
    return 0;
}
