// verify: proved
// native: ok
#include <cassert>

static int twice(int x) { return 2 * x; }
static long wide(int x) { return x; }

int main() {
    int r = 0;
    try {
        throw twice;
    } catch (int (*f)(int)) {
        r = f(21);
    }
    assert(r == 42 && wide(1) == 1);
    return 0;
}
