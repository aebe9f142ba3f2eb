// verify: proved
// native: none
#include <stdint.h>

int main(void) {
    static long cell = 5;
    uint64_t kept = (uint64_t)(uintptr_t)&cell;
    long *p = (long *)(uintptr_t)kept;
    return *p == 5 ? 0 : 1;
}
