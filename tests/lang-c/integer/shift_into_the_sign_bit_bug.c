// verify: violated
// clang: -std=c11
// native: ubsan
#include <assert.h>

static unsigned pack(int a, int b) {
    return (unsigned)(a << 24 | b); //~ V0205
}

int main(void) {
    assert(pack(1, 2) == 0x1000002u);
    assert(pack(0xff, 1) == 0xff000001u);
    return 0;
}
