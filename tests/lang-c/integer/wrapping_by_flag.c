// verify: proved
// clang: -fwrapv
// native: ok
#include <assert.h>
#include <limits.h>

int nondet_int(void);

int main(void) {
    int x = INT_MAX;
    x += 1;
    assert(x == INT_MIN);
    return 0;
}
