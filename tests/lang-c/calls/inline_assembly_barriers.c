// verify: proved
// native: ok
#include <assert.h>

int main(void) {
    int x = 3;
    __asm__ volatile("" : : : "memory");
    __asm__("" : "+r"(x));
    __asm__ volatile("nop");
    assert(x == 3);
    unsigned y = 0x01020304;
    __asm__("bswapl %0" : "+r"(y));
    assert(y == 0x04030201);
    __asm__ volatile("" : "+m"(x));
    assert(x == 3);
    return 0;
}
