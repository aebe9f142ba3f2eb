// verify: proved
// flags: --no-check uninitialised
// native: none
// Where the pointer was written, it still points to what it did.
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int x = 1, read = 0, c = nondet_int();
    int **p = malloc(2 * sizeof *p);
    if (c)
        p[0] = &x;
    if (c)
        read = *p[0];
    free(p);
    return read;
}
