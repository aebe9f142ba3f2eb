// verify: violated
// native: none
#include <assert.h>
#include <stdint.h>

int nondet_int(void);

int main(void) {
    int x = nondet_int();
    uint8_t low = (uint8_t)x;
    int8_t signed_low = (int8_t)x;
    int16_t middle = (int16_t)x;
    assert(low == (x & 0xff));
    assert((uint8_t)signed_low == low);
    assert((middle & 0xff) == low);
    if (x >= -128 && x <= 127)
        assert(signed_low == x);
    if (x >= 0 && x <= 256)
        assert(low == x); //~ V0001
    return 0;
}
