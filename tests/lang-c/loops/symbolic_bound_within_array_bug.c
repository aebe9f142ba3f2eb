// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    int a[8];
    unsigned n = nondet_uint();
    if (n > 9)
        return 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = (int)i; //~ V0103
    if (n > 0)
        assert(a[n - 1] == (int)n - 1);
    return 0;
}
