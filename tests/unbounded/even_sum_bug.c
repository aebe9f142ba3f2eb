// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    unsigned s = 0;
    for (int i = 0; i < n; i++) {
        s += i == 3 ? 1 : 2;
    }
    assert(s % 2 == 0);  //~ V0001
    return 0;
}
