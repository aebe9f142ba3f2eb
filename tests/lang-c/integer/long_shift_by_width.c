// verify: proved
// native: none
#include <stdint.h>

unsigned nondet_uint(void);

static uint64_t rotate(uint64_t x, unsigned by) {
    return x << (by & 63) | x >> (-by & 63);
}

int main(void) {
    unsigned by = nondet_uint() % 64;
    return rotate(0x8000000000000001u, by) == 0;
}
