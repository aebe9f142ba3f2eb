// verify: proved
// clang: -Wno-exceptions
// native: ok
#include <cassert>

struct base {
    virtual ~base() {}
};
struct derived : base {};

static int attempt() {
    try {
        throw derived();
    } catch (derived &) {
        return 2;
    } catch (base &) {
        return 1;
    }
}

int main() {
    assert(attempt() == 2);
    return 0;
}
