// verify: violated
// native: none
#include <stdlib.h>

int nondet_int(void);

static int *resource;

static void release(void) {
    if (resource && *resource != 5)
        free(resource);
    resource = 0;
}

int main(void) {
    atexit(release);
    resource = malloc(sizeof *resource); //~ V0110
    if (!resource)
        return 1;
    *resource = nondet_int();
    if (*resource == 5)
        exit(3);
    return 0;
}
