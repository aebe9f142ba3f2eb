// verify: proved
// native: ok
#include <assert.h>

static _Thread_local int depth = 2;
static __thread char scratch[8];

static int next(void) {
    static int counter;
    scratch[counter % 8] = (char)counter;
    return counter++ + depth;
}

int main(void) {
    assert(next() == 2);
    assert(next() == 3);
    depth += 10;
    assert(next() == 14);
    assert(scratch[1] == 1);
    return 0;
}
