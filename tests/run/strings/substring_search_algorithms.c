// run: same
// clang: -O2
#include <stdio.h>
#include <string.h>

static int naive(const char *t, int n, const char *p, int m) {
    int hits = 0;
    for (int i = 0; i + m <= n; i++)
        hits += memcmp(t + i, p, (size_t)m) == 0;
    return hits;
}

static int knuth_morris_pratt(const char *t, int n, const char *p, int m) {
    int border[32];
    border[0] = -1;
    for (int i = 0, j = -1; i < m;) {
        while (j >= 0 && p[i] != p[j])
            j = border[j];
        border[++i] = ++j;
    }
    int hits = 0;
    for (int i = 0, j = 0; i < n; i++) {
        while (j >= 0 && (j == m || t[i] != p[j]))
            j = border[j];
        if (++j == m)
            hits++;
    }
    return hits;
}

static int horspool(const char *t, int n, const char *p, int m) {
    int shift[256];
    for (int c = 0; c < 256; c++)
        shift[c] = m;
    for (int i = 0; i < m - 1; i++)
        shift[(unsigned char)p[i]] = m - 1 - i;
    int hits = 0;
    for (int i = 0; i + m <= n; i += shift[(unsigned char)t[i + m - 1]]) {
        int j = m - 1;
        while (j >= 0 && t[i + j] == p[j])
            j--;
        hits += j < 0;
    }
    return hits;
}

static int rabin_karp(const char *t, int n, const char *p, int m) {
    if (m > n)
        return 0;
    const unsigned base = 257, mod = 1000003;
    unsigned want = 0, have = 0, high = 1;
    for (int i = 0; i < m; i++) {
        want = (want * base + (unsigned char)p[i]) % mod;
        have = (have * base + (unsigned char)t[i]) % mod;
        if (i)
            high = high * base % mod;
    }
    int hits = 0;
    for (int i = 0;; i++) {
        if (want == have && memcmp(t + i, p, (size_t)m) == 0)
            hits++;
        if (i + m >= n)
            return hits;
        have = (have + mod - (unsigned)((unsigned long)high * (unsigned char)t[i] % mod)) % mod;
        have = (have * base + (unsigned char)t[i + m]) % mod;
    }
}

int main(void) {
    const char *text = "abracadabra abracadabra aaaaabaaaab she sells sea shells by the sea shore";
    const char *patterns[] = {"abra", "aa", "she", "sea sh", "a", "xyz", "cadab", "aaaab"};
    int n = (int)strlen(text);
    for (int i = 0; i < 8; i++) {
        int m = (int)strlen(patterns[i]);
        int a = naive(text, n, patterns[i], m), b = knuth_morris_pratt(text, n, patterns[i], m);
        int c = horspool(text, n, patterns[i], m), d = rabin_karp(text, n, patterns[i], m);
        printf("%-7s %d %d %d %d\n", patterns[i], a, b, c, d);
        if (a != b || a != c || a != d)
            return 1;
    }
    return 0;
}
