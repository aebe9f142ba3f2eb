// verify: proved
// native: none
#include <assert.h>
#include <limits.h>

int nondet_int(void);

static int magnitude(int x) {
    if (x == INT_MIN)
        return INT_MAX;
    return x < 0 ? -x : x;
}

int main(void) {
    assert(magnitude(nondet_int()) >= 0);
    return 0;
}
