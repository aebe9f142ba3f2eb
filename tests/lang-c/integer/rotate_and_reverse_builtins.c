// verify: proved
// native: none
#include <assert.h>
#include <stdint.h>

uint32_t nondet_u32(void);

int main(void) {
    uint32_t x = nondet_u32();
    uint32_t by = nondet_u32() % 32;
    assert(__builtin_rotateright32(__builtin_rotateleft32(x, by), by) == x);
    assert(__builtin_bitreverse32(__builtin_bitreverse32(x)) == x);
    assert((__builtin_bitreverse32(x) & 1) == x >> 31);
    return 0;
}
