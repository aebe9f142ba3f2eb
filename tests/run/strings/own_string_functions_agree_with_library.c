// run: same
#include <stdio.h>
#include <string.h>

static size_t my_strlen(const char *s) {
    const char *p = s;
    while (*p)
        p++;
    return (size_t)(p - s);
}

static int sign(int x) { return (x > 0) - (x < 0); }

static int my_strcmp(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

static const char *my_strstr(const char *h, const char *n) {
    for (; ; h++) {
        size_t i = 0;
        while (n[i] && h[i] == n[i])
            i++;
        if (!n[i])
            return h;
        if (!*h)
            return NULL;
    }
}

static const char *my_strrchr(const char *s, int c) {
    const char *last = NULL;
    do
        if (*s == (char)c)
            last = s;
    while (*s++);
    return last;
}

int main(void) {
    const char *samples[] = {"", "a", "ab", "abc", "abcabc", "abd", "banana", "bananas", "na", "\xff\x80", "zebra crossing"};
    enum { N = sizeof samples / sizeof *samples };
    int bad = 0, found = 0, below = 0;
    for (int i = 0; i < N; i++) {
        bad += my_strlen(samples[i]) != strlen(samples[i]);
        for (int j = 0; j < N; j++) {
            int c = sign(strcmp(samples[i], samples[j]));
            bad += sign(my_strcmp(samples[i], samples[j])) != c;
            below += c < 0;
            bad += my_strstr(samples[i], samples[j]) != strstr(samples[i], samples[j]);
            found += strstr(samples[i], samples[j]) != NULL;
        }
        for (int c = 0; c < 128; c++)
            bad += my_strrchr(samples[i], c) != strrchr(samples[i], c);
    }
    printf("bad %d found %d below %d\n", bad, found, below);
    return bad;
}
