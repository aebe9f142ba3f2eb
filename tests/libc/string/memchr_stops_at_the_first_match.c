// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

int main(void) {
    char bytes[4] = {1, 2, 3, 4};
    /* C11 7.24.5.1: as if the bytes were read one after the other, up to the match. */
    assert(memchr(bytes, 3, 100) == bytes + 2);
    assert(memchr(bytes, 9, 4) == NULL);
    return 0;
}
