// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int x = nondet_int();
    int half = x >> 1;
    assert(half * 2 == x || half * 2 + 1 == x);
    assert(half == x / 2); //~ V0001
    return 0;
}
