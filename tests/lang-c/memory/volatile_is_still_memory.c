// verify: proved
// native: ok
#include <assert.h>

static volatile int status = 3;

int main(void) {
    volatile int *p = &status;
    *p = *p + 1;
    status++;
    assert(status == 5);
    return 0;
}
