// verify: violated
// native: abort
#include <assert.h>

static int ready = 1;

__attribute__((constructor(300))) static void late(void) { ready = ready * 10 + 3; }
__attribute__((constructor(200))) static void early(void) { ready = ready * 10 + 2; }

int main(void) {
    assert(ready == 132); //~ V0001
    return 0;
}
