// verify: violated
// native: none
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int (*magnitude)(int) = abs;
    return magnitude(nondet_int()) == 5; //~ V0201
}
