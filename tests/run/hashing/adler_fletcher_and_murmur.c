// run: same
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t adler32(const unsigned char *p, size_t n) {
    uint32_t a = 1, b = 0;
    while (n--) {
        a = (a + *p++) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static uint16_t fletcher16(const unsigned char *p, size_t n) {
    uint16_t a = 0, b = 0;
    while (n--) {
        a = (uint16_t)((a + *p++) % 255);
        b = (uint16_t)((b + a) % 255);
    }
    return (uint16_t)(b << 8 | a);
}

static uint32_t murmur3(const unsigned char *p, size_t n, uint32_t seed) {
    uint32_t h = seed, k;
    for (size_t i = n / 4; i; i--, p += 4) {
        memcpy(&k, p, 4);
        k *= 0xcc9e2d51u;
        k = k << 15 | k >> 17;
        h ^= k * 0x1b873593u;
        h = h << 13 | h >> 19;
        h = h * 5 + 0xe6546b64u;
    }
    k = 0;
    switch (n & 3) {
    case 3: k ^= (uint32_t)p[2] << 16; __attribute__((fallthrough));
    case 2: k ^= (uint32_t)p[1] << 8; __attribute__((fallthrough));
    case 1:
        k ^= p[0];
        k *= 0xcc9e2d51u;
        k = k << 15 | k >> 17;
        h ^= k * 0x1b873593u;
    }
    h ^= (uint32_t)n;
    h ^= h >> 16;
    h *= 0x85ebca6bu;
    h ^= h >> 13;
    h *= 0xc2b2ae35u;
    return h ^ h >> 16;
}

static uint64_t djb2(const char *s) {
    uint64_t h = 5381;
    for (; *s; s++)
        h = h * 33 + (unsigned char)*s;
    return h;
}

int main(void) {
    const char *texts[] = {"", "a", "ab", "abc", "abcd", "Wikipedia", "hello, world"};
    for (int i = 0; i < 7; i++) {
        const unsigned char *p = (const unsigned char *)texts[i];
        size_t n = strlen(texts[i]);
        printf("%-13s %08x %04x %08x %016llx\n", texts[i], (unsigned)adler32(p, n), (unsigned)fletcher16(p, n), (unsigned)murmur3(p, n, 42), (unsigned long long)djb2(texts[i]));
    }
    return adler32((const unsigned char *)"Wikipedia", 9) == 0x11e60398u ? 0 : 1;
}
