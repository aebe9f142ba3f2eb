// verify: proved
// native: ok
#include <assert.h>

int main(void) {
    __float128 third = (__float128)1 / 3;
    double narrow = (double)third;
    assert((__float128)narrow != third);
    assert((double)(third * 3) == 1.0);
    __float128 big = (__float128)1 / (__float128)9007199254740993;
    assert((__float128)1 / big > (__float128)9007199254740992.0);
    return 0;
}
