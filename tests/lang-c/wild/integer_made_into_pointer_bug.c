// verify: violated
// native: none
#include <stdint.h>

uint64_t nondet_u64(void);

int main(void) {
    int x = 1;
    uintptr_t address = (uintptr_t)&x;
    uint64_t noise = nondet_u64();
    address = noise | 0x1000;
    int *p = (int *)address;
    *p = 5; //~ V0114
    return 0;
}
