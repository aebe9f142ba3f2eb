// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n < -1) {
        return 0;
    }
    int i = 0;
    while (i < n) {
        i++;
    }
    assert(i == n);  //~ V0001
    return 0;
}
