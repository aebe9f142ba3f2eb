// verify: proved
// native: none
#include <assert.h>
#include <string.h>

unsigned nondet_uint(void);

int main(void) {
    const unsigned char a[6] = {1, 2, 3, 200, 5, 6}, b[6] = {1, 2, 3, 4, 9, 6};
    unsigned n = nondet_uint();
    if (n > 6)
        return 0;
    int c = memcmp(a, b, n);
    assert((c == 0) == (n <= 3));
    assert(c >= 0);
    return 0;
}
