// verify: proved
// native: none
#include <stdlib.h>

int nondet_int(void);

static int *resource;

static void release(void) {
    free(resource);
}

int main(void) {
    atexit(release);
    resource = malloc(sizeof *resource);
    if (!resource)
        return 1;
    *resource = nondet_int();
    if (*resource == 5)
        exit(3);
    return 0;
}
