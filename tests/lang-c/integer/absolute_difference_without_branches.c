// verify: proved
// native: none
#include <assert.h>
#include <stdint.h>

int32_t nondet_int32_t(void);

int main(void) {
    int32_t x = nondet_int32_t();
    int32_t y = nondet_int32_t();
    uint32_t mask = -(uint32_t)(x < y);
    int32_t smaller = (int32_t)((uint32_t)y ^ (((uint32_t)x ^ (uint32_t)y) & mask));
    assert(smaller == (x < y ? x : y));
    return 0;
}
