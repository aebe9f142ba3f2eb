// run: same
// clang: -O2
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static int8_t add_saturated(int8_t a, int8_t b) {
    int8_t r;
    if (__builtin_add_overflow(a, b, &r))
        return a < 0 ? INT8_MIN : INT8_MAX;
    return r;
}

static unsigned average(unsigned a, unsigned b) { return (a & b) + ((a ^ b) >> 1); }
static int absolute(int x) { int m = x >> 31; return (x ^ m) - m; }
static int minimum(int a, int b) { return b ^ ((a ^ b) & -(a < b)); }
static int is_power(unsigned x) { return x && !(x & (x - 1)); }

static unsigned next_power(unsigned x) {
    x--;
    for (int s = 1; s < 32; s *= 2)
        x |= x >> s;
    return x + 1;
}

static unsigned log2_floor(unsigned x) {
    unsigned r = 0;
    for (unsigned s = 16; s; s >>= 1)
        if (x >> s) {
            x >>= s;
            r |= s;
        }
    return r;
}

static unsigned interleave(uint16_t x, uint16_t y) {
    unsigned z = 0;
    for (int i = 0; i < 16; i++)
        z |= (unsigned)(x >> i & 1) << (2 * i) | (unsigned)(y >> i & 1) << (2 * i + 1);
    return z;
}

int main(void) {
    int clipped = 0;
    long sum = 0;
    for (int a = -128; a < 128; a += 5)
        for (int b = -128; b < 128; b += 3) {
            int r = add_saturated((int8_t)a, (int8_t)b);
            int wide = a + b, expected = wide < -128 ? -128 : wide > 127 ? 127 : wide;
            if (r != expected)
                return 1;
            clipped += wide != r;
            sum += r;
        }
    printf("clipped %d sum %ld\n", clipped, sum);
    printf("%u %u\n", average(UINT_MAX, UINT_MAX - 1), average(3, 8));
    printf("%d %d %d\n", absolute(-77), absolute(INT_MAX), minimum(INT_MIN + 1, INT_MAX));
    for (unsigned x = 1; x < 70; x += 7)
        printf("%u:%d/%u/%u ", x, is_power(x), next_power(x), log2_floor(x));
    printf("\n%08x %08x\n", interleave(0xffff, 0), interleave(0x1234, 0xabcd));
    return 0;
}
