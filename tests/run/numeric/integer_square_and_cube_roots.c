// run: same
#include <stdint.h>
#include <stdio.h>

static uint32_t square_root(uint64_t n) {
    uint64_t result = 0, bit = UINT64_C(1) << 62;
    while (bit > n)
        bit >>= 2;
    while (bit) {
        if (n >= result + bit) {
            n -= result + bit;
            result = (result >> 1) + bit;
        } else {
            result >>= 1;
        }
        bit >>= 2;
    }
    return (uint32_t)result;
}

static uint32_t newton(uint64_t n) {
    if (n < 2)
        return (uint32_t)n;
    uint64_t x = n / 2 + 1, y = (x + n / x) / 2;
    while (y < x) {
        x = y;
        y = (x + n / x) / 2;
    }
    return (uint32_t)x;
}

static uint32_t cube_root(uint64_t n) {
    uint64_t y = 0;
    for (int s = 63; s >= 0; s -= 3) {
        y *= 2;
        uint64_t b = 3 * y * (y + 1) + 1;
        if (n >> s >= b) {
            n -= b << s;
            y++;
        }
    }
    return (uint32_t)y;
}

int main(void) {
    for (uint64_t n = 0; n < 3000; n++) {
        uint64_t r = square_root(n), c = cube_root(n);
        if (r != newton(n) || r * r > n || (r + 1) * (r + 1) <= n || c * c * c > n || (c + 1) * (c + 1) * (c + 1) <= n) {
            printf("wrong at %llu\n", (unsigned long long)n);
            return 1;
        }
    }
    uint64_t large[] = {UINT64_MAX, UINT64_C(1) << 62, UINT64_C(999999999999999999), UINT64_C(4611686014132420608)};
    for (int i = 0; i < 4; i++)
        printf("%u %u %u\n", square_root(large[i]), newton(large[i]), cube_root(large[i]));
    return 0;
}
