// verify: proved
// native: none
// What lies behind the length, or behind the first difference, need not be initialised.
#include <assert.h>
#include <string.h>

unsigned nondet_uint(void);

int main(void) {
    char a[4], b[4];
    unsigned n = nondet_uint() % 5;
    for (unsigned i = 0; i < n; i++)
        a[i] = 'x';
    memcpy(b, a, n);
    assert(memcmp(a, b, n) == 0);
    char c[4] = "y";
    char d[4];
    d[0] = 'z';
    assert(memcmp(c, d, 4) < 0);
    return 0;
}
