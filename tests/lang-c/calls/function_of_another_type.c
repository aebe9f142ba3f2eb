// verify: proved
// native: ok
#include <assert.h>

typedef int (*binary)(int, int);

static int plus(int a, int b) { return a + b; }
static int negative(int a) { return -a; }

int main(void) {
    binary f = plus;
    assert(negative(3) == -3 && plus(1, 2) == 3);
    assert(f(20, 22) == 42);
    return 0;
}
