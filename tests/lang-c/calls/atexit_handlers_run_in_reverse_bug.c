// verify: violated
// native: abort
#include <assert.h>
#include <stdlib.h>

static int order;

static void first(void) {
    assert(order == 0); //~ V0001
}
static void second(void) { order = 1; }

int main(void) {
    atexit(first);
    atexit(second);
    return 0;
}
