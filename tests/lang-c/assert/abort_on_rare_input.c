// verify: proved
// native: none
#include <stdlib.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned x = nondet_uint();
    if ((x & 1) == 1 && x % 2 == 0)
        abort();
    return 0;
}
