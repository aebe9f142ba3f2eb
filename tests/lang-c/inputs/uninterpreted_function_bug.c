// verify: violated
// native: none
#include <assert.h>

int __CPROVER_uninterpreted_f(int, int);
int nondet_int(void);

int main(void) {
    int x = nondet_int(), y = nondet_int();
    assert(__CPROVER_uninterpreted_f(x, y) == __CPROVER_uninterpreted_f(y, x)); //~ V0001
    return 0;
}
