// verify: violated
// native: none
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    char small[16];
    int n = nondet_int();
    if (n < 1 || n > 64)
        return 0;
    char *p = n <= 16 ? small : malloc((size_t)n);
    if (!p)
        return 1;
    p[0] = 1;
    free(p); //~ V0108
    return 0;
}
