// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *encode(const char *s) {
    char *out = malloc(strlen(s) * 2 + 1), *w = out;
    if (!out)
        exit(1);
    while (*s) {
        int n = 1;
        while (s[n] == *s && n < 9)
            n++;
        if (n > 1)
            *w++ = (char)('0' + n);
        *w++ = *s;
        s += n;
    }
    *w = 0;
    return realloc(out, (size_t)(w - out) + 1);
}

static char *decode(const char *s) {
    size_t n = 0;
    for (const char *p = s; *p; p++)
        n += *p >= '2' && *p <= '9' ? (size_t)(*p++ - '0') : 1;
    char *out = malloc(n + 1), *w = out;
    if (!out)
        exit(1);
    for (; *s; s++) {
        int times = *s >= '2' && *s <= '9' ? *s++ - '0' : 1;
        memset(w, *s, (size_t)times);
        w += times;
    }
    *w = 0;
    return out;
}

int main(void) {
    const char *samples[] = {"", "a", "aab", "wwwwwwwwwwwwwbbbbw", "abcabc", "zzzzzzzzzzzzzzzzzzzzz"};
    for (int i = 0; i < 6; i++) {
        char *packed = encode(samples[i]), *back = decode(packed);
        printf("%s -> %s (%zu to %zu)\n", samples[i], packed, strlen(samples[i]), strlen(packed));
        if (strcmp(back, samples[i]) != 0)
            return 2;
        free(packed);
        free(back);
    }
    return 0;
}
