// verify: proved
// native: none
#include <stdlib.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned n = nondet_uchar();
    char *p = malloc(100);
    if (!p)
        return 1;
    char *q = n <= 100 ? p + n : p;
    int status = q == p;
    free(p);
    return status;
}
