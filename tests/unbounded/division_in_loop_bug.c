// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int d = 1;
    int q = 0;
    for (int i = 0; i < n; i++) {
        q = 1000 / d;  //~ V0203
        d = d < 10 ? d + 1 : 0;
    }
    assert(q >= 0);
    return 0;
}
