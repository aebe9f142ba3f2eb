// verify: proved
// native: ok
#include <assert.h>

// Without an instruction that does both, as on every x86-64.
int main(void) {
    volatile double a = 1.0 + 0x1p-30, b = 1.0 - 0x1p-30;
    double difference = a * b - 1.0;
    assert(difference == 0.0);
    return 0;
}
