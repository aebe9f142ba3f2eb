// verify: proved
// native: none
#include <assert.h>
#include <stdint.h>
#include <string.h>

double nondet_double(void);

int main(void) {
    double d = nondet_double();
    if (d != 0.0)
        return 0;
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    assert(bits << 1 == 0);
    assert(bits == 0 || bits >> 63 == 1);
    return 0;
}
