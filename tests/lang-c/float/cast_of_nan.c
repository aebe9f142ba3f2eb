// verify: proved
// native: ok
#include <assert.h>
#include <math.h>

static long to_cents(double amount) {
    if (isnan(amount) || amount > 1e15 || amount < -1e15)
        return 0;
    return (long)(amount * 100);
}

int main(void) {
    assert(to_cents(12.5) == 1250);
    assert(to_cents(1e300) == 0);
    double zero = 0.0;
    assert(to_cents(zero / zero) == 0);
    return 0;
}
