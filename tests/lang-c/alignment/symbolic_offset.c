// verify: proved
// native: none
#include <stdint.h>

unsigned nondet_uint(void);

int main(void) {
    _Alignas(8) unsigned char pool[32] = {0};
    unsigned offset = nondet_uint();
    if (offset > 24)
        return 0;
    offset &= ~7u;
    uint64_t *slot = (uint64_t *)(void *)(pool + offset);
    *slot = 1;
    return 0;
}
