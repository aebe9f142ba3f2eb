// run: same
// clang: -O2
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Little-endian arrays of 16-bit digits. */
static void multiply(const uint16_t *a, int n, const uint16_t *b, int m, uint16_t *out) {
    memset(out, 0, (size_t)(n + m) * sizeof *out);
    for (int i = 0; i < n; i++) {
        uint32_t carry = 0;
        for (int j = 0; j < m; j++) {
            carry += (uint32_t)a[i] * b[j] + out[i + j];
            out[i + j] = (uint16_t)carry;
            carry >>= 16;
        }
        out[i + m] = (uint16_t)carry;
    }
}

/* Schoolbook long division bit by bit: r < d afterwards. */
static void divide(const uint16_t *a, int n, const uint16_t *d, int m, uint16_t *q, uint16_t *r) {
    memset(q, 0, (size_t)n * sizeof *q);
    memset(r, 0, (size_t)(m + 1) * sizeof *r);
    for (int bit = n * 16 - 1; bit >= 0; bit--) {
        uint16_t in = a[bit / 16] >> (bit % 16) & 1;
        for (int i = 0; i <= m; i++) {
            uint16_t out = r[i] >> 15;
            r[i] = (uint16_t)(r[i] << 1 | in);
            in = out;
        }
        int bigger = r[m] != 0;
        for (int i = m - 1; i >= 0 && !bigger; i--) {
            if (r[i] < d[i])
                goto next;
            bigger = r[i] > d[i];
        }
        int32_t borrow = 0;
        for (int i = 0; i <= m; i++) {
            int32_t t = (int32_t)r[i] - (i < m ? d[i] : 0) - borrow;
            borrow = t < 0;
            r[i] = (uint16_t)t;
        }
        q[bit / 16] |= (uint16_t)(1u << (bit % 16));
    next:;
    }
}

static void hex(const uint16_t *a, int n) {
    while (n > 1 && a[n - 1] == 0)
        n--;
    printf("%x", a[--n]);
    while (n-- > 0)
        printf("%04x", a[n]);
}

int main(void) {
    uint16_t a[6], b[4], product[10], quotient[10], rest[5];
    uint32_t seed = 99;
    for (int round = 0; round < 5; round++) {
        for (int i = 0; i < 6; i++)
            a[i] = (uint16_t)((seed = seed * 1664525u + 1013904223u) >> 16);
        for (int i = 0; i < 4; i++)
            b[i] = (uint16_t)((seed = seed * 1664525u + 1013904223u) >> 16);
        multiply(a, 6, b, 4, product);
        hex(a, 6);
        printf(" * ");
        hex(b, 4);
        printf(" = ");
        hex(product, 10);
        product[0] ^= 1; /* now off by one, so there is a remainder */
        divide(product, 10, b, 4, quotient, rest);
        printf("; rest ");
        hex(rest, 5);
        printf("\n");
        product[0] ^= 1;
        divide(product, 10, b, 4, quotient, rest);
        if (memcmp(quotient, a, sizeof a) != 0)
            return 1;
        for (int i = 0; i < 5; i++)
            if (rest[i])
                return 2;
    }
    return 0;
}
