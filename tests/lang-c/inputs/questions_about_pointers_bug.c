// verify: violated
// native: none
#include <assert.h>
#include <stdlib.h>

_Bool __ESBMC_r_ok(const void *, unsigned long);
long __ESBMC_POINTER_OFFSET(const void *);
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint() % 8 + 1, i = nondet_uint() % 8;
    char *memory = malloc(n);
    assert(__ESBMC_POINTER_OFFSET(memory + i % n) < 7); //~ V0001
    assert(__ESBMC_r_ok(memory + i % n, 2)); //~ V0001
    free(memory);
    return 0;
}
