// run: same
#include <stdint.h>
#include <stdio.h>

/* The number of bytes taken, or minus that for a malformed sequence. */
static int decode(const unsigned char *s, size_t n, uint32_t *point) {
    if (s[0] < 0x80) {
        *point = s[0];
        return 1;
    }
    int length = s[0] >= 0xf0 && s[0] < 0xf5 ? 4 : s[0] >= 0xe0 && s[0] < 0xf0 ? 3 : s[0] >= 0xc2 && s[0] < 0xe0 ? 2 : 0;
    if (!length)
        return -1;
    uint32_t v = s[0] & (0x7fu >> length);
    for (int i = 1; i < length; i++) {
        if ((size_t)i >= n || (s[i] & 0xc0) != 0x80)
            return -i;
        v = v << 6 | (s[i] & 0x3fu);
    }
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (v < least[length] || v > 0x10ffff || (v >= 0xd800 && v < 0xe000))
        return -length;
    *point = v;
    return length;
}

static int encode(uint32_t v, unsigned char *out) {
    if (v < 0x80) {
        out[0] = (unsigned char)v;
        return 1;
    }
    int length = v < 0x800 ? 2 : v < 0x10000 ? 3 : 4;
    for (int i = length - 1; i > 0; i--, v >>= 6)
        out[i] = (unsigned char)(0x80 | (v & 0x3f));
    out[0] = (unsigned char)(0xf00u >> length | v);
    return length;
}

int main(void) {
    static const unsigned char text[] = "A\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xc0\x80z\xed\xa0\x80\xf4\x90\x80\x80\xe2\x82!";
    size_t n = sizeof text - 1, i = 0;
    int errors = 0;
    while (i < n) {
        uint32_t v;
        int k = decode(text + i, n - i, &v);
        if (k < 0) {
            printf("bad %02x (%d)\n", text[i], -k);
            errors++;
            i += (size_t)-k;
        } else {
            printf("U+%04X\n", (unsigned)v);
            i += (size_t)k;
        }
    }
    long round_trips = 0;
    for (uint32_t v = 0; v < 0x110000; v += 97) {
        unsigned char buffer[4];
        uint32_t back = 0;
        int k = encode(v, buffer);
        if (v >= 0xd800 && v < 0xe000)
            continue;
        if (decode(buffer, 4, &back) != k || back != v)
            return 1;
        round_trips++;
    }
    printf("%d errors, %ld round trips\n", errors, round_trips);
    return 0;
}
