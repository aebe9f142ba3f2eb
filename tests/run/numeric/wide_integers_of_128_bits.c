// run: same
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static void print(u128 v) {
    char buffer[40], *p = buffer + 39;
    *p = 0;
    do
        *--p = (char)('0' + (int)(v % 10));
    while (v /= 10);
    printf("%s\n", p);
}

static u128 multiply_by_halves(uint64_t a, uint64_t b) {
    uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    uint64_t low = al * bl, m1 = ah * bl, m2 = al * bh, high = ah * bh;
    uint64_t middle = (low >> 32) + (uint32_t)m1 + (uint32_t)m2;
    high += (m1 >> 32) + (m2 >> 32) + (middle >> 32);
    return (u128)high << 64 | (middle << 32) | (uint32_t)low;
}

int main(void) {
    print(~(u128)0);
    u128 f = 1;
    for (unsigned i = 2; i <= 34; i++)
        f *= i;
    print(f);
    uint64_t a = 0xfedcba9876543210u, b = 0x123456789abcdef1u;
    print((u128)a * b);
    for (int i = 0; i < 50; i++) {
        if (multiply_by_halves(a, b) != (u128)a * b)
            return 1;
        a = a * 6364136223846793005u + 1;
        b ^= a >> 7;
    }
    i128 negative = -((i128)1 << 100);
    print((u128)(-(negative / 1000003)));
    printf("%lld\n", (long long)(negative % 1000003));
    printf("%d %d\n", negative < 0, (u128)negative > (u128)1 << 127);
    print((u128)(negative >> 90 & 0xffff));
    double d = (double)((u128)1 << 90);
    printf("%g %d\n", d, (u128)d == (u128)1 << 90);
    return 0;
}
