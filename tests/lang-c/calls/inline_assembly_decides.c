// verify: unknown
// native: ok
#include <assert.h>

int main(void) {
    unsigned x = 21, y;
    __asm__("leal (%1,%1), %0" : "=r"(y) : "r"(x));
    assert(y == 42);
    return 0;
}
