/* What every model of a C library function starts with.
 *
 * The models are ordinary C over the system's own headers, so that types and prototypes are the
 * program's. Included first in each file of this directory; it must not know of any one family of
 * functions. Names that cross files begin with `__om_`, which no program may use.
 */
#ifndef OM_RUNTIME_MODEL_H
#define OM_RUNTIME_MODEL_H

/* Keep the headers from putting macros, inline bodies or checking wrappers over the names that are
 * defined here. */
#undef _FORTIFY_SOURCE
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#ifndef __NO_CTYPE
#define __NO_CTYPE 1
#endif
#ifndef __NO_INLINE__
#define __NO_INLINE__ 1
#endif

#include <__om/engine.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A call whose outcome the outside world decides: it may fail while verifying, and never does while
 * executing, where nothing is made up. */
static inline bool om_may(void) {
    if (__verify_executing()) {
        return false;
    }
    unsigned char choice;
    __verify_havoc(&choice, 1);
    return (choice & 1) != 0;
}

/* What computes with rounding of its own, or rounds decimals, does so to nearest. */
static inline void om_requires_nearest(const char *what) {
    if (__verify_rounding() != 1) {
        __verify_unsupported(what);
    }
}

static inline int om_any_int(void) {
    int value;
    __verify_havoc(&value, sizeof value);
    return value;
}

static inline uint64_t om_any_u64(void) {
    uint64_t value;
    __verify_havoc(&value, sizeof value);
    return value;
}

/* Whether [left, left + left_size) and [right, right + right_size) have a byte in common. */
static inline bool om_overlap(const void *left, size_t left_size, const void *right, size_t right_size) {
    if (!__verify_same_object(left, right)) {
        return false;
    }
    uintptr_t l = (uintptr_t)left, r = (uintptr_t)right;
    return (l < r + right_size) & (r < l + left_size);
}

/* The result of a comparison function: C fixes its sign only (C11 7.24.4), so a proof must not rest
 * on more. Executing gives the difference itself, as the GNU library does. The magnitude is built
 * such that its sign is plain from its bits. */
static inline int om_ordering(int difference) {
    if (difference == 0 || __verify_executing()) {
        return difference;
    }
    unsigned magnitude;
    __verify_havoc(&magnitude, sizeof magnitude);
    magnitude >>= 2;
    return difference < 0 ? (int)~magnitude : (int)(magnitude + 1);
}

/* Whether every character up to and with the terminator has a single possible value. */
static inline bool om_concrete_string(const char *string) {
    for (;; string++) {
        char character = *string;
        if (!__verify_concrete(&character, 1)) {
            return false;
        }
        if (character == 0) {
            return true;
        }
    }
}

/* `size` bytes from the outside, at most `most` of them, which is a number that is known where one can
 * be. */
#define OM_INPUT_MOST 4096
void __om_input(void *target, size_t size, size_t most, const char *name);

/* What a counterexample calls what was read from a file. */
#define OM_A_FILE "a file"

/* The same for bytes of a stream: from standard input, which somebody types, or from a file. */
void __om_stream_input(bool standard, void *target, size_t size, size_t most, const char *name);

/* errno without <errno.h>'s macro in the way of files that define it. */
int *__errno_location(void) __attribute__((const, nothrow));
#define om_errno (*__errno_location())

#endif
