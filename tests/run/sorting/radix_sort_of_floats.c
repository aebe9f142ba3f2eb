// run: same
/* Floats sort like integers once the sign is folded away. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t to_key(float f) {
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits & 0x80000000u ? ~bits : bits | 0x80000000u;
}

static float from_key(uint32_t key) {
    uint32_t bits = key & 0x80000000u ? key & 0x7fffffffu : ~key;
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static void radix_sort(uint32_t *keys, uint32_t *scratch, size_t n) {
    for (unsigned shift = 0; shift < 32; shift += 8) {
        size_t start[257] = {0};
        for (size_t i = 0; i < n; i++)
            start[(keys[i] >> shift & 0xff) + 1]++;
        for (int d = 0; d < 256; d++)
            start[d + 1] += start[d];
        for (size_t i = 0; i < n; i++)
            scratch[start[keys[i] >> shift & 0xff]++] = keys[i];
        memcpy(keys, scratch, n * sizeof *keys);
    }
}

int main(void) {
    float values[] = {3.5f, -1.25f, 0.0f, 1e10f, -1e-10f, 42.0f, -7.75f, 1e-3f, 2.5f, -1e20f, 0.125f, 99.5f};
    enum { N = sizeof values / sizeof *values };
    uint32_t keys[N], scratch[N];
    for (int i = 0; i < N; i++)
        keys[i] = to_key(values[i]);
    radix_sort(keys, scratch, N);
    float previous = -3e38f;
    for (int i = 0; i < N; i++) {
        float f = from_key(keys[i]);
        if (f < previous)
            return 1;
        previous = f;
        printf("%g ", f);
    }
    printf("\n");
    return 0;
}
