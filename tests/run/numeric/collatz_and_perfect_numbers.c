// run: same
// clang: -O1
#include <stdio.h>

static int steps(unsigned long n) {
    int s = 0;
    for (; n != 1; s++)
        n = n & 1 ? 3 * n + 1 : n / 2;
    return s;
}

static unsigned divisor_sum(unsigned n) {
    unsigned s = 1;
    for (unsigned d = 2; d * d <= n; d++)
        if (n % d == 0) {
            s += d;
            if (d * d != n)
                s += n / d;
        }
    return n > 1 ? s : 0;
}

static int digits_squared(int n) {
    int s = 0;
    for (; n; n /= 10)
        s += (n % 10) * (n % 10);
    return s;
}

static int happy(int n) {
    while (n != 1 && n != 4)
        n = digits_squared(n);
    return n == 1;
}

int main(void) {
    int longest = 0, at = 0;
    for (int i = 1; i < 1000; i++) {
        int s = steps((unsigned long)i);
        if (s > longest) {
            longest = s;
            at = i;
        }
    }
    printf("longest below 1000: %d with %d steps\n", at, longest);
    printf("perfect:");
    for (unsigned n = 2; n < 1000; n++)
        if (divisor_sum(n) == n)
            printf(" %u", n);
    printf("\namicable:");
    for (unsigned n = 2; n < 1300; n++) {
        unsigned m = divisor_sum(n);
        if (m > n && divisor_sum(m) == n)
            printf(" (%u,%u)", n, m);
    }
    int h = 0;
    for (int i = 1; i <= 100; i++)
        h += happy(i);
    printf("\nhappy: %d\n", h);
    return at == 871 && h == 20 ? 0 : 1;
}
