// verify: proved
// native: none
#include <assert.h>
#include <math.h>

float nondet_float(void);

int main(void) {
    float x = nondet_float();
    if (!(x >= -1000.0f && x <= 1000.0f))
        return 0;
    assert(floorf(x) <= x && x <= ceilf(x));
    assert(truncf(-x) == -truncf(x));
    assert(floorf(x) == truncf(x) || x < 0.0f);
    return 0;
}
