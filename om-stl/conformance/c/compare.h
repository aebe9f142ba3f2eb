/* What every conformance program of the C models starts with.
 *
 * A program calls the real function and the model (whose symbol has `om_` in front) with the same
 * arguments and compares. It counts by function and, at its end, prints one line a header and the
 * first few differences; its exit status says whether any was one that the standard does not allow.
 */
#ifndef OM_CONFORMANCE_COMPARE_H
#define OM_CONFORMANCE_COMPARE_H

#define _GNU_SOURCE 1
#define __NO_CTYPE 1
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Declares the model beside the function. */
#define MODEL(function) extern __typeof(function) om_##function

extern int *om___errno_location(void);
#define om_errno_value (*om___errno_location())

struct tally {
    const char *function;
    long compared, differing;
    struct tally *next;
};

static struct tally *tallies;

static struct tally *tally_of(const char *function) {
    for (struct tally *tally = tallies; tally != NULL; tally = tally->next) {
        if (strcmp(tally->function, function) == 0) {
            return tally;
        }
    }
    struct tally *tally = calloc(1, sizeof *tally);
    tally->function = function;
    tally->next = tallies;
    return tallies = tally;
}

#ifndef SHOWN
#define SHOWN 4
#endif

/* One comparison; the text says with what it was made if it fails. */
#define COMPARE(function, agrees, ...)                                                                                 \
    do {                                                                                                               \
        static struct tally *tally_;                                                                                   \
        if (tally_ == NULL) {                                                                                          \
            tally_ = tally_of(function);                                                                               \
        }                                                                                                              \
        tally_->compared++;                                                                                            \
        if (!(agrees) && tally_->differing++ < SHOWN) {                                                                \
            fprintf(stdout, "  differs: %s: ", function);                                                              \
            fprintf(stdout, __VA_ARGS__);                                                                              \
            fputc('\n', stdout);                                                                                       \
        }                                                                                                              \
    } while (0)

static int finish(const char *header) {
    long functions = 0, compared = 0, differing = 0;
    for (struct tally *tally = tallies; tally != NULL; tally = tally->next) {
        functions++;
        compared += tally->compared;
        differing += tally->differing;
        if (tally->differing > 0) {
            printf("  %s: %ld of %ld differ\n", tally->function, tally->differing, tally->compared);
        }
    }
    printf("%-12s %4ld functions %10ld comparisons %8.4f %% agree\n", header, functions, compared,
           compared == 0 ? 0.0 : 100.0 * (double)(compared - differing) / (double)compared);
    return differing > 0;
}

/* A fixed sequence: the same run every time. */
static uint64_t random_state = UINT64_C(0x9e3779b97f4a7c15);

static inline uint64_t random_bits(void) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

static inline unsigned random_below(unsigned limit) { return (unsigned)(random_bits() >> 33) % limit; }

static inline int sign(int value) { return (value > 0) - (value < 0); }

#endif
