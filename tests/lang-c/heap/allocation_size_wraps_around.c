// verify: proved
// native: none
#include <stdint.h>
#include <stdlib.h>

uint32_t nondet_u32(void);

int main(void) {
    uint32_t count = nondet_u32();
    if (count == 0)
        return 0;
    if (count > 1000)
        return 0;
    uint32_t bytes = count * 16u;
    unsigned char *p = malloc(bytes + 1u);
    if (!p)
        return 1;
    p[0] = 0;
    p[1] = 1;
    free(p);
    return 0;
}
