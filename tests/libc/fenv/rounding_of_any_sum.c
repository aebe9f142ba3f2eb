// verify: proved
// native: none
#include <assert.h>
#include <fenv.h>
#include <math.h>

#pragma STDC FENV_ACCESS ON

float nondet_float(void);
_Bool nondet_bool(void);

int main(void) {
    float left = nondet_float(), right = nondet_float();
    if (!isfinite(left) || !isfinite(right)) {
        return 0;
    }
    _Bool up = nondet_bool();
    fesetround(up ? FE_UPWARD : FE_DOWNWARD);
    float sum = left + right;
    fesetround(FE_TONEAREST);
    float nearest = left + right;
    assert(up ? nearest <= sum : sum <= nearest);
    return 0;
}
