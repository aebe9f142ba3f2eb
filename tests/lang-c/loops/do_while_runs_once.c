// verify: proved
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint() % 100, digits = 0, rest = n;
    do {
        digits++;
        rest /= 10;
    } while (rest);
    assert(digits == (n >= 10 ? 2 : 1));
    return 0;
}
