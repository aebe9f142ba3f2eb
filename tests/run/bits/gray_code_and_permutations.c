// run: same
#include <stdint.h>
#include <stdio.h>

static unsigned gray(unsigned n) { return n ^ n >> 1; }

static unsigned from_gray(unsigned g) {
    for (unsigned shift = 1; shift < 32; shift <<= 1)
        g ^= g >> shift;
    return g;
}

/* The next larger number with as many ones. */
static unsigned next_combination(unsigned x) {
    unsigned lowest = x & -x;
    unsigned ripple = x + lowest;
    return ripple | ((x ^ ripple) / lowest >> 2);
}

int main(void) {
    for (unsigned i = 0; i < 16; i++) {
        unsigned g = gray(i);
        printf("%u%u%u%u%c", g >> 3 & 1, g >> 2 & 1, g >> 1 & 1, g & 1, i % 8 == 7 ? '\n' : ' ');
    }
    for (unsigned i = 0; i < 2000; i++) {
        if (from_gray(gray(i)) != i)
            return 1;
        if (__builtin_popcount(gray(i) ^ gray(i + 1)) != 1)
            return 2;
    }
    int count = 0;
    unsigned last = 0;
    for (unsigned x = 0x0f; x < 1u << 10; x = next_combination(x)) {
        count++;
        last = x;
    }
    printf("choose(10,4) = %d, last %03x\n", count, last);
    int subsets = 0;
    unsigned mask = 0x2d5;
    for (unsigned s = mask;; s = (s - 1) & mask) {
        subsets++;
        if (!s)
            break;
    }
    printf("subsets of %x: %d\n", mask, subsets);
    return count == 210 && subsets == 64 ? 0 : 3;
}
