// verify: proved
// native: ok
#include <assert.h>
#include <fenv.h>
#include <float.h>
#include <math.h>

#pragma STDC FENV_ACCESS ON

static double third(void) {
    volatile double one = 1, three = 3;
    return one / three;
}

int main(void) {
    assert(fegetround() == FE_TONEAREST && FLT_ROUNDS == 1);
    double nearest = third();
    assert(fesetround(FE_UPWARD) == 0 && fegetround() == FE_UPWARD && FLT_ROUNDS == 2);
    double above = third();
    volatile double tie = 2.5, wide = 0.1;
    assert(rint(tie) == 3 && lrint(-tie) == -2);
    float single = (float)wide;
    assert(fesetround(FE_DOWNWARD) == 0);
    double below = third();
    assert(rint(tie) == 2 && lrint(-tie) == -3 && nearbyint(-tie) == -3);
    assert((float)wide < single);
    volatile long big = (1l << 53) + 1;
    assert((double)big == 0x1p53);
    assert(fesetround(FE_TOWARDZERO) == 0);
    assert(third() == below && sqrt(tie) * sqrt(tie) < tie);
    assert(fesetround(12345) != 0 && fegetround() == FE_TOWARDZERO);
    fesetenv(FE_DFL_ENV);
    assert(fegetround() == FE_TONEAREST);
    assert(nearest == third() && below < above && below <= nearest && nearest <= above);
    return 0;
}
