// verify: proved
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    int a[8];
    unsigned n = nondet_uint();
    if (n > 8)
        return 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = (int)i;
    if (n > 0)
        assert(a[n - 1] == (int)n - 1);
    return 0;
}
