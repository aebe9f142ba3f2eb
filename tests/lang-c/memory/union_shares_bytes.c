// verify: proved
// native: none
#include <assert.h>
#include <stdint.h>

uint32_t nondet_uint(void);

union word {
    uint32_t whole;
    uint8_t byte[4];
};

int main(void) {
    union word w;
    w.whole = nondet_uint();
    uint32_t rebuilt = w.byte[0] | (uint32_t)w.byte[1] << 8 | (uint32_t)w.byte[2] << 16 | (uint32_t)w.byte[3] << 24;
    assert(rebuilt == w.whole);
    w.byte[3] = 0;
    assert(w.whole <= 0xffffff);
    return 0;
}
