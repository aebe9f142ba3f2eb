// verify: violated
// native: asan
#include <assert.h>

static int *counter(void) {
    int value = 41;
    int *p = &value;
    return p;
}

int main(void) {
    int *p = counter();
    *p += 1; //~ V0106
    assert(*p == 42);
    return 0;
}
