// verify: violated
// native: abort
#include <assert.h>

int main(void) {
    volatile double a = 1.0 + 0x1p-30, b = 1.0 - 0x1p-30;
    double difference = a * b - 1.0;
    assert(difference == -0x1p-60); //~ V0001
    return 0;
}
