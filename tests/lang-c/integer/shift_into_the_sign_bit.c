// verify: proved
// clang: -std=c11
// native: ok
#include <assert.h>

static unsigned pack(int a, int b) {
    return (unsigned)a << 24 | (unsigned)b;
}

int main(void) {
    assert(pack(1, 2) == 0x1000002u);
    assert(pack(0xff, 1) == 0xff000001u);
    return 0;
}
