// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    unsigned x = 1;
again:
    if (n > 0) {
        x += n == 2 ? 1 : 2;
        n--;
        goto again;
    }
    assert(x % 2 == 1);  //~ V0001
    return 0;
}
