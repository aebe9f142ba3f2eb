// verify: violated
// native: none
#include <stdlib.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned x = nondet_uint();
    if (x * 2654435761u == 0x12345678u)
        abort(); //~ V0003
    return 0;
}
