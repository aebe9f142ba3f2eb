// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int a = 1, b = 2, c = 3, *p;
    switch (nondet_int()) {
    case 0: p = &a; break;
    case 1: p = &b; break;
    default: p = &c; break;
    }
    int before = *p;
    *p = 10;
    assert(a + b + c == 6 - before + 10);
    assert(b == 2); //~ V0001
    return 0;
}
