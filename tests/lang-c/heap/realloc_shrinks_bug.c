// verify: violated
// native: none
#include <stdlib.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint();
    if (n < 1 || n > 6)
        return 0;
    char *p = malloc(6);
    if (!p)
        return 1;
    for (unsigned i = 0; i < 6; i++)
        p[i] = (char)i;
    p = realloc(p, n);
    if (!p)
        return 1;
    char last = p[n]; //~ V0102
    free(p);
    return last == 5;
}
