// verify: violated
// native: none
#include <assert.h>
#include <fenv.h>
#include <math.h>

#pragma STDC FENV_ACCESS ON

float nondet_float(void);

int main(void) {
    float left = nondet_float(), right = nondet_float();
    if (!isfinite(left) || !isfinite(right)) {
        return 0;
    }
    fesetround(FE_UPWARD);
    float sum = left + right;
    fesetround(FE_TONEAREST);
    assert(sum == left + right); //~ V0001
    return 0;
}
