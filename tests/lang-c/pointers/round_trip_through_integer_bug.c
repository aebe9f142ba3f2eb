// verify: violated
// native: none
#include <assert.h>
#include <stdint.h>

unsigned nondet_uint(void);

int main(void) {
    long cells[8] = {0, 10, 20, 30, 40, 50, 60, 70};
    unsigned i = nondet_uint() % 8;
    uintptr_t base = (uintptr_t)cells;
    assert(base % sizeof(long) == 0);
    long *p = (long *)(base + i * sizeof(long));
    assert(*p < 70); //~ V0001
    return 0;
}
