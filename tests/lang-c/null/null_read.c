// verify: proved
// native: ok
#include <assert.h>

static int first(const int *p) {
    return p ? *p : -1;
}

int main(void) {
    int x = 3;
    assert(first(&x) == 3);
    assert(first(0) == -1);
    return 0;
}
