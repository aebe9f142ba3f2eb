// verify: violated
// native: none
#include <assert.h>
#include <stdint.h>

float nondet_float(void);

union real {
    float f;
    uint32_t bits;
    struct {
        uint32_t mantissa : 23, exponent : 8, sign : 1;
    } parts;
};

int main(void) {
    union real r;
    r.f = nondet_float();
    if (r.f != r.f) {
        assert(r.parts.exponent == 255 && r.parts.mantissa != 0);
        return 0;
    }
    r.bits ^= 0x80000000u;
    if (r.f < 0)
        assert(r.parts.sign == 1);
    if (r.parts.exponent >= 254)
        assert(r.f > 3.4e38f || r.f < -3.4e38f); //~ V0001
    return 0;
}
