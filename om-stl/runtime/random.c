/* Random numbers (C11 7.22.2, POSIX random and drand48).
 *
 * While verifying, rand and random return any number they may return: a proof must not rest on one
 * sequence. Executing gives the GNU library's: an additive feedback generator over 31 words, each new
 * word the sum of those 3 and 31 before, seeded by a Lehmer generator and run in 310 times. The
 * drand48 functions are defined to the bit by POSIX and are exact in both.
 */
#include "model.h"
#include <stdlib.h>

#define WORDS 31

static uint32_t words[WORDS];
static int next_word;
static bool seeded;

static uint32_t next(void) {
  /* words[next_word] is the word 31 before the new one, whose place it takes. */
    uint32_t *oldest = &words[next_word];
    *oldest += words[(next_word + WORDS - 3) % WORDS];
    uint32_t result = *oldest >> 1;
    next_word = (next_word + 1) % WORDS;
    return result;
}

static void seed_words(unsigned seed) {
    int64_t word = seed == 0 ? 1 : (int32_t)seed;
    for (int i = 0; i < WORDS; i++) {
        words[i] = (uint32_t)word;
        word = word * 16807 % 2147483647;
        if (word < 0) {
            word += 2147483647;
        }
    }
  /* The three words behind the seeded ones are the first three again. */
    next_word = 3;
    for (int i = 0; i < 10 * WORDS; i++) {
        next();
    }
    seeded = true;
}

void srandom(unsigned seed) {
    if (__verify_executing()) {
        seed_words(seed);
    }
}

void srand(unsigned seed) { srandom(seed); }

static long draw(const char *name) {
    if (!__verify_executing()) {
        int value;
        __verify_input(&value, sizeof value, name);
        __verify_assume(value >= 0);
        return value;
    }
    if (!seeded) {
        seed_words(1);
    }
    return (long)next();
}

int rand(void) { return (int)draw("rand()"); }

long random(void) { return draw("random()"); }

int rand_r(unsigned *seed) {
    OM_REQUIRES(seed != NULL, "rand_r: the pointer to the seed is null");
    if (!__verify_executing()) {
        __verify_havoc(seed, sizeof *seed);
        return (int)draw("rand_r()");
    }
    unsigned state = *seed, result = 0;
    for (int i = 0; i < 3; i++) {
        state = state * 1103515245 + 12345;
        unsigned bits = state / 65536 % (i == 0 ? 2048 : 1024);
        result = i == 0 ? bits : result << 10 ^ bits;
    }
    *seed = state;
    return (int)result;
}

/* POSIX: X' = (aX + c) mod 2^48. */

static uint64_t state48 = 0;
static uint64_t multiplier48 = UINT64_C(0x5deece66d);
static uint64_t addend48 = 0xb;

#define MASK48 ((UINT64_C(1) << 48) - 1)

static uint64_t step48(uint64_t state) { return (state * multiplier48 + addend48) & MASK48; }

static double fraction48(uint64_t state) { return (double)state / (double)(UINT64_C(1) << 48); }

static uint64_t step_words(unsigned short *state) {
    uint64_t value = step48((uint64_t)state[2] << 32 | (uint64_t)state[1] << 16 | state[0]);
    state[0] = (unsigned short)value;
    state[1] = (unsigned short)(value >> 16);
    state[2] = (unsigned short)(value >> 32);
    return value;
}

void srand48(long seed) {
    state48 = ((uint64_t)(uint32_t)seed << 16 | 0x330e) & MASK48;
    multiplier48 = UINT64_C(0x5deece66d);
    addend48 = 0xb;
}

double drand48(void) {
    state48 = step48(state48);
    return fraction48(state48);
}

long lrand48(void) {
    state48 = step48(state48);
    return (long)(state48 >> 17);
}

long mrand48(void) {
    state48 = step48(state48);
    return (int32_t)(state48 >> 16);
}

double erand48(unsigned short state[3]) { return fraction48(step_words(state)); }

long nrand48(unsigned short state[3]) { return (long)(step_words(state) >> 17); }

long jrand48(unsigned short state[3]) { return (int32_t)(step_words(state) >> 16); }

unsigned short *seed48(unsigned short state[3]) {
    static unsigned short before[3];
    before[0] = (unsigned short)state48;
    before[1] = (unsigned short)(state48 >> 16);
    before[2] = (unsigned short)(state48 >> 32);
    state48 = (uint64_t)state[2] << 32 | (uint64_t)state[1] << 16 | state[0];
    multiplier48 = UINT64_C(0x5deece66d);
    addend48 = 0xb;
    return before;
}
