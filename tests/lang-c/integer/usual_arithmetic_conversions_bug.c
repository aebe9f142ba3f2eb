// verify: violated
// native: none
#include <assert.h>

short nondet_short(void);

int main(void) {
    short s = nondet_short();
    unsigned char c = (unsigned char)s;
    assert(c + 1 > c);
    assert(s * s >= 0);
    int smaller = s < 5;
    int also = s < 5u;
    assert(smaller == also); //~ V0001
    return 0;
}
