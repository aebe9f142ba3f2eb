// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000) {
        return 0;
    }
    int s = 0;
    for (int i = 0; i < n; i++) {
        s += i == 3 ? 4 : i;
    }
    assert(2 * s == n * (n - 1));  //~ V0001
    return 0;
}
