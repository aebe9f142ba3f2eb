// verify: proved
// native: ok
#include <assert.h>

static int x, y;

int main(void) {
    int *p = &x, *q = &y;
    assert(p != q);
    q = &x;
    assert(p == q);
    assert(p != 0 && &x + 0 == p);
    return 0;
}
