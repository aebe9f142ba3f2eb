// verify: proved
// native: none
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

_Bool nondet_bool(void);
char nondet_char(void);
unsigned char nondet_uchar(void);
short nondet_short(void);
unsigned short nondet_ushort(void);
int nondet_int(void);
unsigned nondet_uint(void);
long nondet_long(void);
unsigned long nondet_ulong(void);
size_t nondet_size_t(void);
float nondet_float(void);
double nondet_double(void);

int main(void) {
    unsigned wide = nondet_uchar() + nondet_ushort();
    assert(wide <= 255 + 65535);
    int small = nondet_char() + nondet_short();
    assert(small >= -32768 - 128 && small <= 32767 + 127);
    long l = nondet_bool() ? nondet_long() : nondet_int();
    size_t s = nondet_size_t();
    unsigned long u = nondet_ulong() & nondet_uint();
    assert(u <= UINT32_MAX);
    double d = nondet_bool() ? nondet_float() : nondet_double();
    assert(d == d || d != d);
    return 0;
}
