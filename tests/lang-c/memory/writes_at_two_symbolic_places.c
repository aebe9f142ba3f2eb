// verify: proved
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    int a[6] = {0};
    unsigned i = nondet_uint() % 6, j = nondet_uint() % 6;
    a[i] = 1;
    a[j] += 2;
    assert(a[j] == 2 || a[j] == 3);
    assert(a[i] == (i == j ? 3 : 1));
    return 0;
}
