// verify: proved
// native: none
#include <assert.h>

unsigned nondet_uint(void);

struct item {
    int a;
    char b[9];
};

int main(void) {
    struct item items[10];
    unsigned i = nondet_uint(), j = nondet_uint();
    if (i > 10 || j > 10)
        return 0;
    struct item *p = items + i, *q = items + j;
    assert(p - q == (int)i - (int)j);
    assert((p < q) == (i < j));
    assert((char *)p - (char *)items == (long)(i * sizeof(struct item)));
    return 0;
}
