// verify: violated
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
    assert(bits == 0); //~ V0001
    return 0;
}
