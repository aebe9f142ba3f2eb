// verify: violated
// native: none
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    char *pool = malloc(16), *other = malloc(16);
    if (!pool || !other)
        return 1;
    char *p = nondet_int() ? pool + 4 : pool + 12;
    if (nondet_int() == 9)
        p = other;
    int inside = 0;
    if (p >= pool && p < pool + 16) //~ V0402
        inside = 1;
    free(pool);
    free(other);
    return inside ? 0 : 2;
}
