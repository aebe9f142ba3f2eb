// run: same
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define LIMBS 40

typedef struct {
    uint32_t limb[LIMBS]; /* base 10^9, least significant first */
    int used;
} big;

static void set(big *b, uint32_t v) {
    memset(b, 0, sizeof *b);
    b->limb[0] = v;
    b->used = 1;
}

static void multiply_small(big *b, uint32_t m) {
    uint64_t carry = 0;
    for (int i = 0; i < b->used; i++) {
        carry += (uint64_t)b->limb[i] * m;
        b->limb[i] = (uint32_t)(carry % 1000000000u);
        carry /= 1000000000u;
    }
    while (carry) {
        b->limb[b->used++] = (uint32_t)(carry % 1000000000u);
        carry /= 1000000000u;
    }
}

static void add(big *a, const big *b) {
    uint32_t carry = 0;
    int n = a->used > b->used ? a->used : b->used;
    for (int i = 0; i < n || carry; i++) {
        uint32_t s = a->limb[i] + b->limb[i] + carry;
        carry = s >= 1000000000u;
        a->limb[i] = carry ? s - 1000000000u : s;
        if (i >= a->used)
            a->used = i + 1;
    }
}

static uint32_t divide_small(big *b, uint32_t d) {
    uint64_t rest = 0;
    for (int i = b->used - 1; i >= 0; i--) {
        rest = rest * 1000000000u + b->limb[i];
        b->limb[i] = (uint32_t)(rest / d);
        rest %= d;
    }
    while (b->used > 1 && b->limb[b->used - 1] == 0)
        b->used--;
    return (uint32_t)rest;
}

static void print(const char *name, const big *b) {
    printf("%s %u", name, b->limb[b->used - 1]);
    for (int i = b->used - 2; i >= 0; i--)
        printf("%09u", b->limb[i]);
    printf("\n");
}

int main(void) {
    big f;
    set(&f, 1);
    for (uint32_t i = 2; i <= 100; i++)
        multiply_small(&f, i);
    print("100!", &f);
    for (uint32_t i = 100; i > 30; i--)
        if (divide_small(&f, i) != 0)
            return 1;
    print("30!", &f);
    if (divide_small(&f, 31) == 0)
        return 2;
    big a, b;
    set(&a, 0);
    set(&b, 1);
    for (int i = 0; i < 300; i++) {
        add(&a, &b);
        big t = a;
        a = b;
        b = t;
    }
    print("fib(300)", &a);
    return 0;
}
