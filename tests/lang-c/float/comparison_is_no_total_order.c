// verify: proved
// native: none
#include <assert.h>

float nondet_float(void);

static float clamp(float v, float lo, float hi) {
    if (v < lo)
        return lo;
    if (v > hi)
        return hi;
    return v;
}

int main(void) {
    float v = nondet_float();
    if (v != v)
        return 0;
    float c = clamp(v, -1.0f, 1.0f);
    assert(c >= -1.0f && c <= 1.0f);
    return 0;
}
