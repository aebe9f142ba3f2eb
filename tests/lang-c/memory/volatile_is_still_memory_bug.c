// verify: violated
// native: abort
#include <assert.h>

static volatile int status = 3;

int main(void) {
    volatile int *p = &status;
    *p = *p + 1;
    status++;
    assert(status == 4); //~ V0001
    return 0;
}
