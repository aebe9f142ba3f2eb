// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

static unsigned doubled(int n) {
    unsigned s = 0;
    while (n > 0) {
        s += n == 3 ? 1 : 2;
        n--;
    }
    return s;
}

int main(void) {
    assert((doubled(nondet_int()) + doubled(nondet_int())) % 2 == 0);  //~ V0001
    return 0;
}
