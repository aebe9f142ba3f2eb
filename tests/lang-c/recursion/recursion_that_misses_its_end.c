// verify: proved
// native: ok
#include <assert.h>

static unsigned steps(unsigned n) { return n == 1 ? 0 : 1 + steps(n % 2 ? 3 * n + 1 : n / 2); }

int main(void) {
    assert(steps(1) == 0);
    assert(steps(6) == 8);
    return 0;
}
