// verify: proved
// native: none
#include <assert.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned limit = nondet_uchar();
    unsigned i = 0, sum = 0;
    while (i < limit) {
        sum += 2;
        i++;
    }
    assert(i == limit);
    assert(sum == 2 * limit);
    return 0;
}
