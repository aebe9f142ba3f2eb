// verify: violated
// native: abort
#include <assert.h>
#include <math.h>

int main(void) {
    volatile double zero = 0.0;
    double up = 1.0 / zero, down = -1.0 / zero, none = zero / zero;
    assert(isinf(up) && up > 0);
    assert(isinf(down) && down < 0);
    assert(none == none); //~ V0001
    assert(1.0 / up == 0.0 && signbit(1.0 / down));
    return 0;
}
