// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int d = 1;
    int q = 0;
    for (int i = 0; i < n; i++) {
        q = 1000 / d;
        d = d < 10 ? d + 1 : 1;
    }
    assert(q >= 0);
    return 0;
}
