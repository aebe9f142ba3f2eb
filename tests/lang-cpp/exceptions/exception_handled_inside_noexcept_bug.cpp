// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

static int inner(int x) {
    if (x < 0)
        throw x;
    if (x > 100)
        throw 'b'; //~ V0602
    return x;
}

static int outer(int x) noexcept {
    try {
        return inner(x);
    } catch (int) {
        return 0;
    }
}

int main() {
    int r = outer(nondet_int());
    assert(r >= 0 && r <= 100);
    return 0;
}
