// verify: violated
// native: abort
#include <assert.h>

int main(void) {
    unsigned y = 0x01020304;
    __asm__("bswapl %0" : "+r"(y));
    __asm__ volatile("" : : : "memory");
    assert(y == 0x01020304); //~ V0001
    return 0;
}
