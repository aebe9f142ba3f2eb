// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int i = 0;
    for (; i < n; i++) {
        if (nondet_int() == 0) {
            break;
        }
    }
    assert(n < 0 || i <= n);
    return 0;
}
