// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint() % 40, i = 0;
    while (i < n)
        i++;
    assert(i != 33); //~ V0001
    return 0;
}
