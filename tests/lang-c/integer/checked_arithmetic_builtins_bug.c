// verify: violated
// native: none
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

int nondet_int(void);

int main(void) {
    int a = nondet_int(), b = nondet_int(), r;
    int64_t exact = (int64_t)a + b;
    bool overflowed = __builtin_add_overflow(a, b, &r);
    assert(overflowed == (exact != (int)exact));
    assert(overflowed || r == exact);
    signed char p = (signed char)a, q = (signed char)b;
    uint8_t narrow;
    if (!__builtin_mul_overflow(p, q, &narrow))
        assert(p * q >= 0 && narrow == p * q);
    unsigned u;
    if (!__builtin_sub_overflow(a, b, &u))
        assert((unsigned)a >= (unsigned)b); //~ V0001
    return 0;
}
