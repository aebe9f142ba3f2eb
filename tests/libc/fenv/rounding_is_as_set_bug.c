// verify: violated
// native: abort
#include <assert.h>
#include <fenv.h>

int main(void) {
    volatile double one = 1, ten = 10;
    double before = one / ten;
    fesetround(FE_DOWNWARD);
    assert(one / ten == before); //~ V0001
    return 0;
}
