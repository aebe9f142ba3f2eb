// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static char *encode(const unsigned char *in, size_t n) {
    char *out = malloc((n + 2) / 3 * 4 + 1), *w = out;
    if (!out)
        exit(1);
    for (size_t i = 0; i < n; i += 3) {
        unsigned v = (unsigned)in[i] << 16;
        if (i + 1 < n)
            v |= (unsigned)in[i + 1] << 8;
        if (i + 2 < n)
            v |= in[i + 2];
        *w++ = alphabet[v >> 18];
        *w++ = alphabet[v >> 12 & 63];
        *w++ = i + 1 < n ? alphabet[v >> 6 & 63] : '=';
        *w++ = i + 2 < n ? alphabet[v & 63] : '=';
    }
    *w = 0;
    return out;
}

static long decode(const char *in, unsigned char *out) {
    unsigned accumulator = 0;
    int bits = 0;
    long n = 0;
    for (; *in && *in != '='; in++) {
        const char *at = strchr(alphabet, *in);
        if (!at)
            return -1;
        accumulator = (accumulator << 6 | (unsigned)(at - alphabet)) & 0xffffff;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            out[n++] = (unsigned char)(accumulator >> bits);
        }
    }
    return n;
}

int main(void) {
    const char *texts[] = {"", "f", "fo", "foo", "foob", "fooba", "foobar"};
    for (int i = 0; i < 7; i++) {
        char *e = encode((const unsigned char *)texts[i], strlen(texts[i]));
        printf("%s ", e);
        free(e);
    }
    unsigned char all[256], back[256];
    for (int i = 0; i < 256; i++)
        all[i] = (unsigned char)i;
    char *e = encode(all, 256);
    long n = decode(e, back);
    printf("\n%.24s... %zu %ld %d\n", e, strlen(e), n, memcmp(all, back, 256));
    free(e);
    printf("%ld\n", decode("ab?d", back));
    return n == 256 ? 0 : 1;
}
