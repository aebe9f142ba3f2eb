// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

static int inner(int x) {
    if (x < 0)
        throw x;
    if (x > 100)
        throw 'b';
    return x;
}

static int outer(int x) noexcept {
    try {
        return inner(x);
    } catch (int) {
        return 0;
    } catch (char) {
        return 100;
    }
}

int main() {
    int r = outer(nondet_int());
    assert(r >= 0 && r <= 100);
    return 0;
}
