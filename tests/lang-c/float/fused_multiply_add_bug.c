// verify: violated
// native: abort
#include <assert.h>
#include <math.h>

int main(void) {
    volatile double a = 1.0 + 0x1p-30, b = 1.0 - 0x1p-30;
    double product = a * b;
    double exact = fma(a, b, -1.0);
    assert(product == 1.0);
    assert(exact == product - 1.0); //~ V0001
    return 0;
}
