// verify: violated
// native: none
#include <assert.h>
#include <string.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned char a[10];
    for (int i = 0; i < 10; i++)
        a[i] = (unsigned char)i;
    unsigned from = nondet_uint() % 4, to = nondet_uint() % 4, n = nondet_uint() % 7;
    memmove(a + to, a + from, n);
    for (unsigned i = 0; i < n; i++)
        assert(a[to + i] == from + i);
    assert(a[5] == 5 || n == 0 || to + n <= 5); //~ V0001
    return 0;
}
