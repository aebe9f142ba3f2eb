// verify: proved
// native: ok
#include <assert.h>
#include <math.h>

int main(void) {
    int exponent;
    double mantissa = frexp(10.0, &exponent);
    assert(mantissa == 0.625 && exponent == 4);
    assert(ldexp(mantissa, exponent) == 10.0);
    double whole;
    assert(modf(-2.75, &whole) == -0.75 && whole == -2.0);
    assert(fmod(7.5, 2.0) == 1.5);
    assert(remainder(7.5, 2.0) == -0.5);
    assert(nextafter(1.0, 2.0) > 1.0);
    assert(ilogb(10.0) == 3);
    assert(copysign(3.0, -0.0) == -3.0);
    assert(lround(-2.5) == -3 && lrint(-2.5) == -2);
    assert(signbit(-0.0) && !signbit(0.0));
    return 0;
}
