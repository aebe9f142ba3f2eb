// verify: proved
// native: ok
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
    memcpy(&v, buffer + 1, sizeof v);
    assert(v == 42);
    free(buffer);
    return 0;
}
