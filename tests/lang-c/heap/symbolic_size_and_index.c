// verify: proved
// native: none
#include <stdlib.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned n = nondet_uchar(), i = nondet_uchar();
    if (n == 0)
        return 0;
    short *p = malloc(n * sizeof *p);
    if (!p)
        return 1;
    if (i < n)
        p[i] = 1;
    free(p);
    return 0;
}
