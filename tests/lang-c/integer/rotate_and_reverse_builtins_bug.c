// verify: violated
// native: none
#include <assert.h>
#include <stdint.h>

uint32_t nondet_u32(void);

int main(void) {
    uint32_t x = nondet_u32();
    uint32_t by = nondet_u32() % 32;
    assert(__builtin_rotateright32(__builtin_rotateleft32(x, by), by) == x);
    assert(__builtin_bitreverse32(__builtin_bitreverse32(x)) == x);
    assert((__builtin_bitreverse32(x) & 3) == x >> 30); //~ V0001
    return 0;
}
