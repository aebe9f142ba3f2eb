// verify: violated
// native: none
#include <assert.h>
#include <limits.h>

char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
_Bool __VERIFIER_nondet_bool(void);
float __VERIFIER_nondet_float(void);
double __VERIFIER_nondet_double(void);

int main(void) {
    assert(__VERIFIER_nondet_char() >= CHAR_MIN);
    assert(__VERIFIER_nondet_uchar() <= 255);
    assert(__VERIFIER_nondet_short() <= SHRT_MAX);
    assert(__VERIFIER_nondet_ushort() <= USHRT_MAX);
    _Bool b = __VERIFIER_nondet_bool();
    assert(b == 0 || b == 1);
    long l = __VERIFIER_nondet_long();
    assert((l >= 0) == (l > -1));
    float f = __VERIFIER_nondet_float();
    assert(f != f || f <= 1.0f || f > 1.0f);
    double d = __VERIFIER_nondet_double();
    assert(d != d || d < 0 || d >= 0);
    unsigned long u = __VERIFIER_nondet_ulong();
    int i = __VERIFIER_nondet_int();
    unsigned n = __VERIFIER_nondet_uint();
    assert(u != 0x123456789abcul || n != 77 || i != -3); //~ V0001
    return 0;
}
