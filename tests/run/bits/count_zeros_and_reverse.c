// run: same
#include <stdint.h>
#include <stdio.h>

static int leading(uint64_t x) {
    int n = 0;
    for (int step = 32; step; step >>= 1)
        if (!(x >> (64 - step))) {
            n += step;
            x <<= step;
        }
    return n;
}

static int trailing(uint64_t x) {
    static int table[67];
    static int ready;
    if (!ready) {
        for (int i = 0; i < 64; i++)
            table[(UINT64_C(1) << i) % 67] = i;
        ready = 1;
    }
    return table[(x & -x) % 67];
}

static uint8_t reverse8(uint8_t b) { return (uint8_t)((b * 0x0202020202u & 0x010884422010u) % 1023); }

static uint32_t reverse32(uint32_t v) {
    uint32_t r = 0;
    for (int i = 0; i < 4; i++)
        r = r << 8 | reverse8((uint8_t)(v >> 8 * i));
    return r;
}

int main(void) {
    for (int i = 0; i < 64; i++) {
        uint64_t x = (UINT64_C(0xdeadbeefcafe) | 1) << i | UINT64_C(1) << i;
        if (x == 0)
            continue;
        if (leading(x) != __builtin_clzll(x) || trailing(x) != __builtin_ctzll(x))
            return 1;
    }
    for (unsigned i = 0; i < 1000; i++) {
        uint32_t v = i * 2654435761u;
        if (reverse32(reverse32(v)) != v)
            return 2;
#if __has_builtin(__builtin_bitreverse32)
        if (reverse32(v) != __builtin_bitreverse32(v))
            return 3;
#endif
    }
    printf("%d %d %d\n", leading(1), trailing(UINT64_C(1) << 63), leading(0xffff));
    printf("%02x %08x %08x\n", reverse8(0x01), (unsigned)reverse32(1), (unsigned)reverse32(0x12345678));
    printf("%04x %08x %016llx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678), (unsigned long long)__builtin_bswap64(0x123456789abcdef0u));
    return 0;
}
