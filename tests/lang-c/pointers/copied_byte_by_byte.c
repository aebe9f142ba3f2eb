// verify: proved
// native: none
#include <assert.h>

unsigned char nondet_uchar(void);

int main(void) {
    int x = 1, y = 2;
    int *source = nondet_uchar() & 1 ? &x : &y, *target;
    const unsigned char *from = (const unsigned char *)&source;
    unsigned char *to = (unsigned char *)&target;
    for (unsigned i = 0; i < sizeof source; i++)
        to[i] = from[i];
    assert(*target == 1 || *target == 2);
    return 0;
}
