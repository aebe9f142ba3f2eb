// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    double d = n;
    assert((int)d == n);
    float f = (float)n;
    if (n > -16777218 && n < 16777218)
        assert((int)f == n); //~ V0001
    return 0;
}
