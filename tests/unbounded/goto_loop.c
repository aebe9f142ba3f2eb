// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    unsigned x = 1;
again:
    if (n > 0) {
        x += 2;
        n--;
        goto again;
    }
    assert(x % 2 == 1);
    return 0;
}
