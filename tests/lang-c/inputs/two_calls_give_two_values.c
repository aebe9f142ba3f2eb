// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int a = nondet_int();
    int b = nondet_int();
    int same = a;
    assert(same == a);
    assert(a == b || a != b);
    return 0;
}
