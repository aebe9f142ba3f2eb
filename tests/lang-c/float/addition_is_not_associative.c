// verify: proved
// flags: --timeout 240s
// native: none
#include <assert.h>

float nondet_float(void);

int main(void) {
    float a = nondet_float(), b = nondet_float();
    if (!(a >= 0 && a <= 1000 && b >= 0 && b <= 1000))
        return 0;
    float sum = a + b;
    assert(sum >= a && sum >= b);
    assert(sum == b + a);
    assert(sum - b <= 1000.5f);
    return 0;
}
