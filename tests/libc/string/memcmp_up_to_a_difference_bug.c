// verify: violated
// native: none
#include <string.h>

unsigned nondet_uint(void);

int main(void) {
    char a[4], b[4];
    unsigned n = nondet_uint() % 4;
    for (unsigned i = 0; i < n; i++)
        a[i] = 'x';
    memcpy(b, a, n);
    return memcmp(a, b, n + 1); //~ V0111
}
