// verify: violated
// flags: --no-check uninitialised
// native: none
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int x = 1, c = nondet_int();
    int **p = malloc(2 * sizeof *p);
    if (c)
        p[0] = &x;
    int read = *p[0]; //~ V0101
    free(p);
    return read;
}
