// verify: proved
// native: ok
// flags: --allocation-may-fail
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
    void *block = NULL;
    if (posix_memalign(&block, 64, 128) != 0) {
        return 1;
    }
    assert(block != NULL && (uintptr_t)block % 64 == 0);
    free(block);
    return 0;
}
