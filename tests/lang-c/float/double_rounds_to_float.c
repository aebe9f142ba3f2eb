// verify: proved
// native: none
#include <assert.h>

double nondet_double(void);

int main(void) {
    double d = nondet_double();
    if (!(d >= 1.0 && d <= 2.0))
        return 0;
    float f = (float)d;
    double error = (double)f - d;
    assert(error <= 0x1p-24 && error >= -0x1p-24);
    return 0;
}
