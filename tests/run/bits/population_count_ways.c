// run: same
#include <stdint.h>
#include <stdio.h>

static int by_loop(uint32_t x) {
    int n = 0;
    for (; x; x >>= 1)
        n += x & 1;
    return n;
}

static int by_kernighan(uint32_t x) {
    int n = 0;
    while (x) {
        x &= x - 1;
        n++;
    }
    return n;
}

static int by_swar(uint32_t x) {
    x -= x >> 1 & 0x55555555u;
    x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0fu;
    return (int)(x * 0x01010101u >> 24);
}

static int by_nibbles(uint32_t x) {
    static const signed char of[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    int n = 0;
    for (int i = 0; i < 8; i++, x >>= 4)
        n += of[x & 15];
    return n;
}

int main(void) {
    uint32_t x = 0x9e3779b9u;
    long total = 0;
    for (int i = 0; i < 500; i++) {
        int a = by_loop(x), b = by_kernighan(x), c = by_swar(x), d = by_nibbles(x), e = __builtin_popcount(x);
        if (a != b || a != c || a != d || a != e) {
            printf("%08x: %d %d %d %d %d\n", (unsigned)x, a, b, c, d, e);
            return 1;
        }
        total += a;
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
    }
    printf("total %ld, edges %d %d\n", total, by_swar(0), by_swar(0xffffffffu));
    return 0;
}
