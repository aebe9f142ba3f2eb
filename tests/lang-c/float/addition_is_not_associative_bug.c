// verify: violated
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
    assert(sum - b == a); //~ V0001
    return 0;
}
