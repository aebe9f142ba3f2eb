// verify: violated
// native: asan
#include <assert.h>

static int cell = 3;

static volatile int *device(int real) {
    return real ? &cell : (volatile int *)0x40000000000000;
}

int main(void) {
    assert(*device(1) == 3);
    assert(*device(0) == 3); //~ V0114
    return 0;
}
