// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

static int square(int x) { return x * x; }
static int cube(int x) { return x * x * x; }

static int (*pick(int small))(int) {
    int (*f)(int) = square;
    if (!small)
        f = cube;
    return f;
}

int main(void) {
    int choice = nondet_int();
    int r = pick(choice > 0)(-3);
    assert(choice >= 0 ? r == 9 : r == -27); //~ V0001
    return 0;
}
