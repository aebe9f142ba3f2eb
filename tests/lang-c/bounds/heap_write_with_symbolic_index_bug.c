// verify: violated
// native: none
#include <stdlib.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    unsigned i = __VERIFIER_nondet_uint();
    char *buffer = malloc(16);
    if (!buffer)
        return 1;
    if (i <= 16)
        buffer[i] = 'x'; //~ V0102
    free(buffer);
    return 0;
}
