// verify: violated
// clang: -std=c23
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned _BitInt(7) a = (unsigned _BitInt(7))nondet_uint();
    unsigned _BitInt(7) b = (unsigned _BitInt(7))nondet_uint();
    _BitInt(13) wide = (_BitInt(13))a * (_BitInt(13))2 + (_BitInt(13))b;
    assert(wide >= 0 && wide <= 3 * 127);
    unsigned _BitInt(7) sum = a + b;
    assert((int)sum == ((int)a + (int)b) % 128);
    unsigned _BitInt(65) big = (unsigned _BitInt(65))1 << 64;
    big += a;
    assert((unsigned)(big >> 64) == 1 && (unsigned)(unsigned _BitInt(6))big == a); //~ V0001
    return 0;
}
