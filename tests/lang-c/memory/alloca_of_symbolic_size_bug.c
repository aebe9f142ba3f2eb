// verify: violated
// native: none
#include <alloca.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned n = nondet_uchar();
    if (n == 0)
        return 0;
    char *p = alloca(n);
    p[0] = 'a';
    p[n] = 'z'; //~ V0102
    return p[0] == 'q';
}
