// run: same
// clang: -O1
#include <stdint.h>
#include <stdio.h>

struct state {
    uint64_t v0, v1, v2, v3;
};

static inline uint64_t rotl(uint64_t x, unsigned b) { return x << b | x >> (64 - b); }

static struct state round_of(struct state s) {
    s.v0 += s.v1;
    s.v2 += s.v3;
    s.v1 = rotl(s.v1, 13) ^ s.v0;
    s.v3 = rotl(s.v3, 16) ^ s.v2;
    s.v0 = rotl(s.v0, 32);
    s.v2 += s.v1;
    s.v0 += s.v3;
    s.v1 = rotl(s.v1, 17) ^ s.v2;
    s.v3 = rotl(s.v3, 21) ^ s.v0;
    s.v2 = rotl(s.v2, 32);
    return s;
}

static uint64_t siphash(const uint8_t *in, size_t n, uint64_t k0, uint64_t k1) {
    struct state s = {k0 ^ 0x736f6d6570736575u, k1 ^ 0x646f72616e646f6du, k0 ^ 0x6c7967656e657261u, k1 ^ 0x7465646279746573u};
    for (size_t i = 0; i <= n / 8; i++) {
        uint64_t m = 0;
        for (size_t k = 0; k < 8 && 8 * i + k < n; k++)
            m |= (uint64_t)in[8 * i + k] << 8 * k;
        if (i == n / 8)
            m |= (uint64_t)n << 56;
        s.v3 ^= m;
        s = round_of(round_of(s));
        s.v0 ^= m;
    }
    s.v2 ^= 0xff;
    for (int i = 0; i < 4; i++)
        s = round_of(s);
    return s.v0 ^ s.v1 ^ s.v2 ^ s.v3;
}

int main(void) {
    uint8_t in[64];
    for (int i = 0; i < 64; i++)
        in[i] = (uint8_t)i;
    for (size_t n = 0; n < 64; n += 9)
        printf("%2zu %016llx\n", n, (unsigned long long)siphash(in, n, 0x0706050403020100u, 0x0f0e0d0c0b0a0908u));
    return siphash(in, 15, 0x0706050403020100u, 0x0f0e0d0c0b0a0908u) == 0xa129ca6149be45e5u ? 0 : 1;
}
