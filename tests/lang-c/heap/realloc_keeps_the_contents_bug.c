// verify: violated
// native: none
#include <assert.h>
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int *p = NULL, a = nondet_int(), b = nondet_int();
    p = realloc(p, sizeof *p);
    if (!p)
        return 1;
    p[0] = a;
    p = realloc(p, 3 * sizeof *p);
    if (!p)
        return 1;
    p[1] = b;
    assert(p[0] == a);
    if (p[2] == a) //~ V0111
        p[0] = 1;
    free(p);
    return 0;
}
