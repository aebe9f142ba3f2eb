// verify: proved
// native: ok
#include <assert.h>

static int count(int n) { return n == 0 ? 0 : 1 + count(n - 1); }

int main(void) {
    assert(count(15000) == 15000);
    return 0;
}
