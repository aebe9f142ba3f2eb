// run: same
#include <stdint.h>
#include <stdio.h>

static int64_t gcd(int64_t a, int64_t b) {
    while (b) {
        int64_t t = a % b;
        a = b;
        b = t;
    }
    return a < 0 ? -a : a;
}

static int64_t extended(int64_t a, int64_t b, int64_t *x, int64_t *y) {
    if (b == 0) {
        *x = 1;
        *y = 0;
        return a;
    }
    int64_t x1, y1, g = extended(b, a % b, &x1, &y1);
    *x = y1;
    *y = x1 - a / b * y1;
    return g;
}

static int64_t power_mod(int64_t b, int64_t e, int64_t m) {
    int64_t r = 1;
    for (b %= m; e; e >>= 1, b = b * b % m)
        if (e & 1)
            r = r * b % m;
    return r;
}

int main(void) {
    printf("%lld %lld %lld\n", (long long)gcd(1071, 462), (long long)gcd(-48, 180), (long long)gcd(0, 7));
    const int64_t p = 1000000007;
    for (int64_t a = 2; a < 50; a += 6) {
        int64_t x, y, g = extended(a, p, &x, &y);
        int64_t inverse = (x % p + p) % p;
        printf("1/%lld = %lld mod p\n", (long long)a, (long long)inverse);
        if (g != 1 || a * inverse % p != 1 || inverse != power_mod(a, p - 2, p) || a * x + p * y != 1)
            return 1;
    }
    /* Chinese remainders: x = 2 mod 3, 3 mod 5, 2 mod 7. */
    int64_t rem[] = {2, 3, 2}, mod[] = {3, 5, 7}, all = 105, sum = 0;
    for (int i = 0; i < 3; i++) {
        int64_t x, y, part = all / mod[i];
        extended(part, mod[i], &x, &y);
        sum += rem[i] * part * ((x % mod[i] + mod[i]) % mod[i]);
    }
    printf("remainders meet at %lld\n", (long long)(sum % all));
    return sum % all == 23 ? 0 : 2;
}
