// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    double d = n;
    assert((int)d == n);
    float f = (float)n;
    if (n > -16777216 && n < 16777216)
        assert((int)f == n);
    return 0;
}
