// verify: proved
// native: none
#include <assert.h>
#include <stdbool.h>

int nondet_int(void);

int main(void) {
    int x = nondet_int();
    bool b = x;
    assert(b == 0 || b == 1);
    assert(b == (x != 0));
    bool sum = b + b;
    assert(sum == b);
    assert((b ^ !b) == 1);
    return 0;
}
