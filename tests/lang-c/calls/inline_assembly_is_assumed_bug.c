// verify: violated
// native: none
#include <assert.h>

int main(void) {
    unsigned x = 21, y;
    __asm__("lea (%1,%1), %0" : "=r"(y) : "r"(x));
    assert(x == 21);
    assert(y / 2 > 0x7fffffffu); //~ V0001
    return 0;
}
