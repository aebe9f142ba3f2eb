// verify: proved
// native: none
// Nothing is known of the functions but that they are functions.
#include <assert.h>

int __CPROVER_uninterpreted_f(int, int);
unsigned char __ESBMC_uninterpreted_hash(unsigned long);
int nondet_int(void);

int main(void) {
    int x = nondet_int(), y = nondet_int(), z = nondet_int();
    int first = __CPROVER_uninterpreted_f(x, z), second = __CPROVER_uninterpreted_f(y, z);
    assert(x != y || first == second);
    assert(first == second || x != y);
    assert(__ESBMC_uninterpreted_hash(x) == __ESBMC_uninterpreted_hash(x));
    return 0;
}
