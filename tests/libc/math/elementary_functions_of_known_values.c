// verify: proved
// native: ok
#include <assert.h>
#include <math.h>

static int near(double a, double b) {
    return fabs(a - b) <= 4e-16 * fabs(b);
}

int main(void) {
    assert(near(sin(1.0), 0.8414709848078965));
    assert(near(cos(1.0), 0.5403023058681398));
    assert(near(exp(1.0), 2.718281828459045));
    assert(near(log(10.0), 2.302585092994046));
    assert(near(atan2(1.0, -1.0), 2.356194490192345));
    assert(near(tgamma(5.0), 24.0));
    assert(pow(2.0, 10.0) == 1024.0);
    assert(pow(10.0, 3.0) == 1000.0);
    assert(exp2(-3.0) == 0.125);
    assert(log2(8.0) == 3.0);
    return 0;
}
