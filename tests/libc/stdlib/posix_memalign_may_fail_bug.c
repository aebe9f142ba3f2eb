// verify: violated
// flags: --allocation-may-fail
// native: none
#include <stdlib.h>

int main(void) {
    void *block = NULL;
    int error = posix_memalign(&block, 64, 128);
    *(char *)block = 'a'; //~ V0101
    if (error == 0) {
        free(block);
    }
    return 0;
}
