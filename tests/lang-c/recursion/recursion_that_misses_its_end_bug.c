// verify: violated
// native: asan
#include <assert.h>

static unsigned steps(unsigned n) { return n == 1 ? 0 : 1 + steps(n % 2 ? 2 * n : n / 2); } //~ V0305

int main(void) {
    assert(steps(1) == 0);
    assert(steps(6) == 8);
    return 0;
}
