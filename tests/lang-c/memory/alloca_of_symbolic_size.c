// verify: proved
// native: none
#include <alloca.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned n = nondet_uchar();
    if (n == 0)
        return 0;
    char *p = alloca(n);
    p[0] = 'a';
    p[n - 1] = 'z';
    return p[0] == 'q';
}
