// verify: violated
// native: asan
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    unsigned char *bytes = malloc(8);
    if (!bytes)
        return 1;
    memset(bytes, 0x11, 8);
    uint32_t word;
    memcpy(&word, bytes + 6, sizeof word); //~ V0102
    assert(word == 0x11111111u);
    free(bytes);
    return 0;
}
