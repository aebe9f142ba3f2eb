// verify: violated
// native: ubsan
#include <assert.h>

static int log2_of(unsigned long x) {
    return 63 - __builtin_clzl(x); //~ V0212
}

int main(void) {
    assert(log2_of(1) == 0);
    assert(log2_of(1000) == 9);
    assert(log2_of(0) == -1);
    return 0;
}
