// verify: violated
// native: none
#include <assert.h>
#include <limits.h>

int nondet_int(void);

static int magnitude(int x) {
    return x < 0 ? -x : x; //~ V0201
}

int main(void) {
    assert(magnitude(nondet_int()) >= 0);
    return 0;
}
