// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int x = nondet_int();
    int half = x >> 1;
    assert(half * 2 == x || half * 2 + 1 == x);
    assert((x < 0) == (half < 0));
    return 0;
}
