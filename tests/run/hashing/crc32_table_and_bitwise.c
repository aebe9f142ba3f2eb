// run: same
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t table[256];

static void build(void) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        table[i] = c;
    }
}

static uint32_t by_table(uint32_t crc, const void *data, size_t n) {
    const unsigned char *p = data;
    crc = ~crc;
    while (n--)
        crc = table[(crc ^ *p++) & 0xff] ^ crc >> 8;
    return ~crc;
}

static uint32_t by_bits(const void *data, size_t n) {
    const unsigned char *p = data;
    uint32_t crc = 0xffffffffu;
    for (; n; n--, p++)
        for (int bit = 0; bit < 8; bit++) {
            uint32_t mix = (crc ^ (uint32_t)(*p >> bit)) & 1;
            crc = crc >> 1 ^ (mix ? 0xedb88320u : 0);
        }
    return ~crc;
}

int main(void) {
    build();
    const char *texts[] = {"", "a", "123456789", "The quick brown fox jumps over the lazy dog"};
    for (int i = 0; i < 4; i++) {
        size_t n = strlen(texts[i]);
        uint32_t a = by_table(0, texts[i], n), b = by_bits(texts[i], n);
        uint32_t halves = by_table(by_table(0, texts[i], n / 2), texts[i] + n / 2, n - n / 2);
        printf("%08x %08x %08x\n", (unsigned)a, (unsigned)b, (unsigned)halves);
        if (a != b || a != halves)
            return 1;
    }
    return by_table(0, "123456789", 9) == 0xcbf43926u ? 0 : 1;
}
