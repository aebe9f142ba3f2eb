// verify: proved
// native: ok
#include <assert.h>
#include <errno.h>
#include <math.h>

int main(void) {
    assert(sqrt(2.0) == 1.4142135623730951);
    assert(sqrtf(16.0f) == 4.0f);
    assert(hypot(3.0, 4.0) == 5.0);
    assert(fabs(cbrt(27.0) - 3.0) < 1e-15);
    errno = 0;
    double root = sqrt(-1.0);
    assert(isnan(root) && errno == EDOM);
    return 0;
}
