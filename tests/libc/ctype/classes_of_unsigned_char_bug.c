// verify: violated
// native: none
#include <assert.h>
#include <ctype.h>

unsigned char nondet_uchar(void);

int main(void) {
    int c = nondet_uchar();
    /* Any value but zero says yes. */
    assert(!isalpha(c) || isalpha(c) == 1); //~ V0001
    return 0;
}
