// verify: violated
// native: none
#include <stdlib.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned n = nondet_uchar();
    char *p = malloc(100);
    if (!p)
        return 1;
    char *q = p + n; //~ V0401
    int status = q == p;
    free(p);
    return status;
}
