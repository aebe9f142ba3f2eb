// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int a = 0;
    int b = 0;
    int *p = &a;
    while (nondet_int()) {
        p = p == &a ? &b : &a;
        *p = 1;
    }
    assert(a <= 1 && b <= 1);
    return 0;
}
