// run: same
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct date {
    unsigned day : 5;
    unsigned month : 4;
    unsigned year : 7;
};

struct flags {
    signed char level : 3;
    unsigned char ready : 1;
    unsigned char : 0;
    unsigned short code : 13;
    long long wide : 40;
};

#pragma pack(push, 1)
struct header {
    uint8_t version : 4;
    uint8_t words : 4;
    uint16_t length;
    uint32_t offset : 24;
    uint32_t kind : 8;
};
#pragma pack(pop)

int main(void) {
    struct date d = {31, 12, 99};
    uint32_t raw = 0;
    memcpy(&raw, &d, sizeof d < sizeof raw ? sizeof d : sizeof raw);
    printf("%u-%02u-%02u raw %04x size %zu\n", 1980u + d.year, d.month, d.day, (unsigned)raw & 0xffff, sizeof d);
    d.day += 1;
    printf("day wraps to %u, month stays %u\n", d.day, d.month);

    struct flags f;
    memset(&f, 0, sizeof f);
    int lowest = 0;
    for (int i = -4; i < 4; i++) {
        f.level = (signed char)i;
        if (f.level != i)
            return 1;
        if (f.level < lowest)
            lowest = f.level;
    }
    f.ready = 1;
    f.code = 8191;
    f.wide = -(1LL << 39);
    printf("%d %d %d %lld lowest %d\n", f.level, f.ready, f.code, (long long)f.wide, lowest);
    f.code++;
    printf("code wraps to %d, ready stays %d\n", f.code, f.ready);

    struct header h = {.version = 4, .words = 5, .length = 0x1234, .offset = 0xabcdef, .kind = 0x7f};
    unsigned char bytes[sizeof h];
    memcpy(bytes, &h, sizeof h);
    for (size_t i = 0; i < sizeof h; i++)
        printf("%02x", bytes[i]);
    printf(" size %zu\n", sizeof h);
    h.offset ^= 0xffffff;
    h.words++;
    printf("%u %u %x %x\n", h.version, h.words, (unsigned)h.offset, (unsigned)h.kind);
    return 0;
}
