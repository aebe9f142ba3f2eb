// run: same
#include <stdint.h>
#include <stdio.h>

static uint32_t mt[624];
static int mt_index = 625;

static void mt_seed(uint32_t seed) {
    mt[0] = seed;
    for (int i = 1; i < 624; i++)
        mt[i] = 1812433253u * (mt[i - 1] ^ mt[i - 1] >> 30) + (uint32_t)i;
    mt_index = 624;
}

static uint32_t mt_next(void) {
    if (mt_index >= 624) {
        for (int i = 0; i < 624; i++) {
            uint32_t y = (mt[i] & 0x80000000u) | (mt[(i + 1) % 624] & 0x7fffffffu);
            mt[i] = mt[(i + 397) % 624] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
        }
        mt_index = 0;
    }
    uint32_t y = mt[mt_index++];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    return y ^ y >> 18;
}

static uint64_t xs[2] = {1, 2};

static uint64_t xorshift128plus(void) {
    uint64_t a = xs[0], b = xs[1];
    xs[0] = b;
    a ^= a << 23;
    xs[1] = a ^ b ^ a >> 17 ^ b >> 26;
    return xs[1] + b;
}

static uint32_t pcg(uint64_t *state) {
    uint64_t old = *state;
    *state = old * 6364136223846793005u + 1442695040888963407u;
    uint32_t x = (uint32_t)((old >> 18 ^ old) >> 27);
    unsigned r = (unsigned)(old >> 59);
    return x >> r | x << (-r & 31);
}

int main(void) {
    mt_seed(5489);
    for (int i = 0; i < 5; i++)
        printf("%u ", mt_next());
    uint32_t last = 0;
    for (int i = 5; i < 1000; i++)
        last = mt_next();
    printf("... %u\n", last);
    uint64_t mixed = 0;
    for (int i = 0; i < 200; i++)
        mixed ^= xorshift128plus();
    printf("%016llx\n", (unsigned long long)mixed);
    uint64_t s = 42;
    int buckets[8] = {0};
    for (int i = 0; i < 800; i++)
        buckets[pcg(&s) >> 29]++;
    for (int i = 0; i < 8; i++)
        printf("%d ", buckets[i]);
    printf("\n");
    mt_seed(5489);
    return mt_next() == 3499211612u ? 0 : 1;
}
