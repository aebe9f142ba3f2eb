// run: same
// clang: -O2
#include <stdint.h>
#include <stdio.h>

static uint64_t mul(uint64_t a, uint64_t b, uint64_t m) { return (uint64_t)((unsigned __int128)a * b % m); }

static uint64_t power(uint64_t b, uint64_t e, uint64_t m) {
    uint64_t r = 1;
    for (; e; e >>= 1) {
        if (e & 1)
            r = mul(r, b, m);
        b = mul(b, b, m);
    }
    return r;
}

static int is_prime(uint64_t n) {
    static const uint64_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    if (n < 2)
        return 0;
    for (int i = 0; i < 12; i++)
        if (n % bases[i] == 0)
            return n == bases[i];
    uint64_t d = n - 1;
    int s = __builtin_ctzll(d);
    d >>= s;
    for (int i = 0; i < 12; i++) {
        uint64_t x = power(bases[i], d, n);
        if (x == 1 || x == n - 1)
            continue;
        int r = 1;
        for (; r < s; r++) {
            x = mul(x, x, n);
            if (x == n - 1)
                break;
        }
        if (r == s)
            return 0;
    }
    return 1;
}

int main(void) {
    int count = 0;
    for (uint64_t i = 0; i < 500; i++)
        count += is_prime(i);
    printf("%d primes below 500\n", count);
    uint64_t probes[] = {561, 1105, 3215031751u, 4294967291u, 4294967297u, 18446744073709551557u, 18446744073709551556u, 3825123056546413051u};
    for (int i = 0; i < 8; i++)
        printf("%llu %s\n", (unsigned long long)probes[i], is_prime(probes[i]) ? "prime" : "composite");
    return count == 95 ? 0 : 1;
}
