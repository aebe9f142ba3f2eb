// verify: proved
// native: none
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

static int parse(char *buffer) {
    buffer[0] = 0;
    if (__VERIFIER_nondet_int()) {
        return -1;
    }
    return 0;
}

int main(void) {
    char *buffer = malloc(8);
    if (!buffer)
        return 1;
    int status = parse(buffer);
    free(buffer);
    return status;
}
