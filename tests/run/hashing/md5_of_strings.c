// run: same
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const int turns[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
static uint32_t sines[64];

static void transform(uint32_t state[4], const unsigned char *block) {
    uint32_t x[16], a = state[0], b = state[1], c = state[2], d = state[3];
    for (int i = 0; i < 16; i++)
        memcpy(&x[i], block + 4 * i, 4);
    for (int i = 0; i < 64; i++) {
        uint32_t f;
        int g;
        switch (i / 16) {
        case 0: f = (b & c) | (~b & d); g = i; break;
        case 1: f = (d & b) | (~d & c); g = (5 * i + 1) % 16; break;
        case 2: f = b ^ c ^ d; g = (3 * i + 5) % 16; break;
        default: f = c ^ (b | ~d); g = 7 * i % 16; break;
        }
        f += a + sines[i] + x[g];
        a = d;
        d = c;
        c = b;
        int t = turns[i / 16][i % 4];
        b += f << t | f >> (32 - t);
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
}

static void md5(const char *text, char *hex) {
    uint32_t state[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
    unsigned char buffer[128] = {0};
    size_t n = strlen(text), blocks = (n + 8) / 64 + 1;
    memcpy(buffer, text, n);
    buffer[n] = 0x80;
    uint64_t bits = n * 8;
    memcpy(buffer + blocks * 64 - 8, &bits, 8);
    for (size_t i = 0; i < blocks; i++)
        transform(state, buffer + 64 * i);
    unsigned char *out = (unsigned char *)state;
    for (int i = 0; i < 16; i++)
        hex += sprintf(hex, "%02x", out[i]);
}

int main(void) {
    for (int i = 0; i < 64; i++)
        sines[i] = (uint32_t)(4294967296.0 * fabs(sin(i + 1.0)));
    printf("%08x %08x %08x\n", (unsigned)sines[0], (unsigned)sines[31], (unsigned)sines[63]);
    const char *texts[] = {"", "a", "message digest", "12345678901234567890123456789012345678901234567890123456789012345678901234567890"};
    char hex[33];
    for (int i = 0; i < 4; i++) {
        md5(texts[i], hex);
        printf("%s  %s\n", hex, texts[i]);
    }
    md5("", hex);
    return strcmp(hex, "d41d8cd98f00b204e9800998ecf8427e");
}
