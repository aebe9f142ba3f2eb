// verify: violated
// native: ok
// A harness in C.
#include <verify.h>

static unsigned parity(unsigned x) {
    x ^= x >> 16;
    x ^= x >> 8;
    x ^= x >> 4;
    x ^= x >> 2;
    x ^= x >> 1;
    return x & 1;
}

VERIFY_HARNESS(parity) {
    unsigned x = VERIFY_ANY(unsigned);
    VERIFY_ASSUME(x != 0);
    VERIFY_CHECK(parity(x) != parity(x & (x - 2))); //~ V0001
}

int main(void) {
    return parity(7) == 1 ? 0 : 1;
}
