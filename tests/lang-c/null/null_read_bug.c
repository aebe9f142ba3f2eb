// verify: violated
// native: ubsan
#include <assert.h>

static int first(const int *p) {
    return *p; //~ V0101
}

int main(void) {
    int x = 3;
    assert(first(&x) == 3);
    assert(first(0) == -1);
    return 0;
}
