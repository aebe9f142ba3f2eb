// verify: proved
// native: ok
#include <assert.h>

static int cell = 3;

static volatile int *device(int real) {
    return real ? &cell : &cell;
}

int main(void) {
    assert(*device(1) == 3);
    assert(*device(0) == 3);
    return 0;
}
