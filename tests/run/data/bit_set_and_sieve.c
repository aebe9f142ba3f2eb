// run: same
// clang: -O2
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { LIMIT = 10000 };

static uint64_t words[LIMIT / 64 + 1];

static int test(unsigned i) { return (int)(words[i / 64] >> (i % 64) & 1); }
static void set(unsigned i) { words[i / 64] |= UINT64_C(1) << (i % 64); }

int main(void) {
    memset(words, 0, sizeof words);
    for (unsigned i = 2; i * i < LIMIT; i++)
        if (!test(i))
            for (unsigned j = i * i; j < LIMIT; j += i)
                set(j);
    int primes = 0, twins = 0;
    unsigned last = 0, widest = 0;
    for (unsigned i = 2; i < LIMIT; i++)
        if (!test(i)) {
            primes++;
            if (last && i - last == 2)
                twins++;
            if (last && i - last > widest)
                widest = i - last;
            last = i;
        }
    printf("%d primes below %d, last %u, %d twins, widest gap %u\n", primes, LIMIT, last, twins, widest);
    int ones = 0;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        ones += __builtin_popcountll(words[i]);
    printf("%d composites\n", ones);
    return primes == 1229 ? 0 : 1;
}
