// verify: violated
// native: abort
#include <assert.h>

static int x, y;

int main(void) {
    int *p = &x, *q = &y;
    assert(p != q);
    q = &x;
    assert(p == q);
    assert(&y == p); //~ V0001
    return 0;
}
