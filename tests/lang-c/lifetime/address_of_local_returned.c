// verify: proved
// native: ok
#include <assert.h>

static int *counter(void) {
    static int value = 41;
    int *p = &value;
    return p;
}

int main(void) {
    int *p = counter();
    *p += 1;
    assert(*p == 42);
    return 0;
}
