// verify: violated
// native: ubsan
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    unsigned char *buffer = malloc(16);
    if (!buffer)
        return 1;
    memset(buffer, 0, 16);
    buffer[1] = 0x2a;
    uint32_t v;
    v = *(uint32_t *)(buffer + 1); //~ V0112
    assert(v == 42);
    free(buffer);
    return 0;
}
