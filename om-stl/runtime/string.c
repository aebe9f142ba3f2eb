/* <string.h>: copying, concatenation and comparison; searching is in string_search.c.
 *
 * The engine itself provides memcpy, memmove, memset, memcmp and strlen. Lengths are taken first and
 * bytes then moved at once: a string of symbolic contents costs no loop. That a string is terminated
 * inside its object needs no check of its own, the memory model sees every byte read.
 */
#include "model.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define NOT_NULL(function, pointer, what) OM_REQUIRES((pointer) != NULL, function ": the " what " is a null pointer")
#define DISJOINT(function, target, target_size, source, source_size)                                                   \
    OM_CHECK("overlapping-copy", !om_overlap((target), (target_size), (source), (source_size)),                        \
             function ": source and destination overlap")

/* C11 7.24.2: copying. */

char *stpcpy(char *restrict target, const char *restrict source) {
    NOT_NULL("stpcpy", target, "destination");
    NOT_NULL("stpcpy", source, "source");
    size_t length = strlen(source);
    DISJOINT("stpcpy", target, length + 1, source, length + 1);
    __builtin_memmove(target, source, length + 1);
    return target + length;
}

char *strcpy(char *restrict target, const char *restrict source) {
    NOT_NULL("strcpy", target, "destination");
    NOT_NULL("strcpy", source, "source");
    size_t size = strlen(source) + 1;
    DISJOINT("strcpy", target, size, source, size);
    __builtin_memmove(target, source, size);
    return target;
}

size_t strnlen(const char *string, size_t limit) {
    NOT_NULL("strnlen", string, "string");
    size_t length = 0;
    while (length < limit && string[length] != 0) {
        length++;
    }
    return length;
}

char *stpncpy(char *restrict target, const char *restrict source, size_t size) {
    NOT_NULL("stpncpy", target, "destination");
    NOT_NULL("stpncpy", source, "source");
    size_t length = strnlen(source, size);
    DISJOINT("stpncpy", target, size, source, length);
    __builtin_memmove(target, source, length);
    __builtin_memset(target + length, 0, size - length);
    return target + length;
}

char *strncpy(char *restrict target, const char *restrict source, size_t size) {
    NOT_NULL("strncpy", target, "destination");
    NOT_NULL("strncpy", source, "source");
    size_t length = strnlen(source, size);
    DISJOINT("strncpy", target, size, source, length);
    __builtin_memmove(target, source, length);
    __builtin_memset(target + length, 0, size - length);
    return target;
}

void *mempcpy(void *restrict target, const void *restrict source, size_t size) {
    NOT_NULL("mempcpy", target, "destination");
    NOT_NULL("mempcpy", source, "source");
    DISJOINT("mempcpy", target, size, source, size);
    __builtin_memmove(target, source, size);
    return (char *)target + size;
}

void *memccpy(void *restrict target, const void *restrict source, int stop, size_t size) {
    NOT_NULL("memccpy", target, "destination");
    NOT_NULL("memccpy", source, "source");
    unsigned char *to = target;
    const unsigned char *from = source;
    for (size_t i = 0; i < size; i++) {
        OM_CHECK("overlapping-copy", !om_overlap(to, i + 1, from, i + 1), "memccpy: source and destination overlap");
        to[i] = from[i];
        if (from[i] == (unsigned char)stop) {
            return to + i + 1;
        }
    }
    return NULL;
}

void bcopy(const void *source, void *target, size_t size) { __builtin_memmove(target, source, size); }

void bzero(void *target, size_t size) { __builtin_memset(target, 0, size); }

void explicit_bzero(void *target, size_t size) { __builtin_memset(target, 0, size); }

void swab(const void *restrict source, void *restrict target, ssize_t size) {
    const char *from = source;
    char *to = target;
    OM_CHECK("overlapping-copy", size <= 0 || !om_overlap(to, (size_t)size, from, (size_t)size),
             "swab: source and destination overlap");
    for (ssize_t i = 0; i + 1 < size; i += 2) {
        char first = from[i];
        to[i] = from[i + 1];
        to[i + 1] = first;
    }
}

char *strdup(const char *string) {
    NOT_NULL("strdup", string, "string");
    size_t size = strlen(string) + 1;
    char *copy = malloc(size);
    if (copy != NULL) {
        __builtin_memcpy(copy, string, size);
    }
    return copy;
}

char *strndup(const char *string, size_t limit) {
    NOT_NULL("strndup", string, "string");
    size_t length = strnlen(string, limit);
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        __builtin_memcpy(copy, string, length);
        copy[length] = 0;
    }
    return copy;
}

/* C11 7.24.3: concatenation. */

char *strcat(char *restrict target, const char *restrict source) {
    NOT_NULL("strcat", target, "destination");
    NOT_NULL("strcat", source, "source");
    size_t before = strlen(target);
    size_t size = strlen(source) + 1;
    DISJOINT("strcat", target, before + size, source, size);
    __builtin_memmove(target + before, source, size);
    return target;
}

char *strncat(char *restrict target, const char *restrict source, size_t limit) {
    NOT_NULL("strncat", target, "destination");
    NOT_NULL("strncat", source, "source");
    size_t before = strlen(target);
    size_t length = strnlen(source, limit);
    DISJOINT("strncat", target, before + length + 1, source, length);
    __builtin_memmove(target + before, source, length);
    target[before + length] = 0;
    return target;
}

size_t strlcpy(char *restrict target, const char *restrict source, size_t size) {
    NOT_NULL("strlcpy", source, "source");
    size_t length = strlen(source);
    if (size > 0) {
        size_t copied = length < size ? length : size - 1;
        DISJOINT("strlcpy", target, copied + 1, source, copied);
        __builtin_memmove(target, source, copied);
        target[copied] = 0;
    }
    return length;
}

size_t strlcat(char *restrict target, const char *restrict source, size_t size) {
    NOT_NULL("strlcat", source, "source");
    size_t before = strnlen(target, size);
    size_t length = strlen(source);
    if (before < size) {
        size_t room = size - before;
        size_t copied = length < room ? length : room - 1;
        DISJOINT("strlcat", target, before + copied + 1, source, copied);
        __builtin_memmove(target + before, source, copied);
        target[before + copied] = 0;
    }
    return before + length;
}

/* C11 7.24.4: comparison. */

int strcmp(const char *left, const char *right) {
    NOT_NULL("strcmp", left, "first string");
    NOT_NULL("strcmp", right, "second string");
    const unsigned char *l = (const unsigned char *)left, *r = (const unsigned char *)right;
    while (*l == *r) {
        if (*l == 0) {
            return 0;
        }
        l++;
        r++;
    }
    return om_ordering(*l - *r);
}

int strncmp(const char *left, const char *right, size_t limit) {
    NOT_NULL("strncmp", left, "first string");
    NOT_NULL("strncmp", right, "second string");
    const unsigned char *l = (const unsigned char *)left, *r = (const unsigned char *)right;
    for (size_t i = 0; i < limit; i++) {
        if (l[i] != r[i]) {
            return om_ordering(l[i] - r[i]);
        }
        if (l[i] == 0) {
            break;
        }
    }
    return 0;
}

/* Of the "C" locale, without a branch. */
static int lower(unsigned char character) { return character + (((unsigned)character - 'A' < 26) << 5); }

int strcasecmp(const char *left, const char *right) {
    NOT_NULL("strcasecmp", left, "first string");
    NOT_NULL("strcasecmp", right, "second string");
    const unsigned char *l = (const unsigned char *)left, *r = (const unsigned char *)right;
    while (lower(*l) == lower(*r)) {
        if (*l == 0) {
            return 0;
        }
        l++;
        r++;
    }
    return om_ordering(lower(*l) - lower(*r));
}

int strncasecmp(const char *left, const char *right, size_t limit) {
    NOT_NULL("strncasecmp", left, "first string");
    NOT_NULL("strncasecmp", right, "second string");
    const unsigned char *l = (const unsigned char *)left, *r = (const unsigned char *)right;
    for (size_t i = 0; i < limit; i++) {
        if (lower(l[i]) != lower(r[i])) {
            return om_ordering(lower(l[i]) - lower(r[i]));
        }
        if (l[i] == 0) {
            break;
        }
    }
    return 0;
}

bool __om_locale_is_c(void);

int strcoll(const char *left, const char *right) {
    int order = strcmp(left, right);
    if (order != 0 && !__om_locale_is_c()) {
        __verify_assumed("strcoll: any order of two different strings in a locale other than \"C\"");
        return om_any_int();
    }
    return order;
}

size_t strxfrm(char *restrict target, const char *restrict source, size_t size) {
    NOT_NULL("strxfrm", source, "source");
    if (!__om_locale_is_c()) {
        __verify_unsupported("strxfrm in a locale other than \"C\"");
    }
    size_t length = strlen(source);
    DISJOINT("strxfrm", target, length < size ? length + 1 : size, source, length + 1);
    __builtin_memcpy(target, source, length < size ? length + 1 : size);
    return length;
}

/* Runs of digits compare as numbers; a run with a leading zero is a fraction and comes before any
 * without. */
int strverscmp(const char *left, const char *right) {
    const unsigned char *l = (const unsigned char *)left, *r = (const unsigned char *)right;
    size_t at = 0;
    while (l[at] == r[at]) {
        if (l[at] == 0) {
            return 0;
        }
        at++;
    }
    size_t start = at;
    while (start > 0 && l[start - 1] >= '0' && l[start - 1] <= '9') {
        start--;
    }
    bool left_digit = l[at] >= '0' && l[at] <= '9', right_digit = r[at] >= '0' && r[at] <= '9';
  /* Only zeros so far: the runs are fractions, unless the common part is that of an integer. */
    size_t zeros = start;
    while (zeros < at && l[zeros] == '0') {
        zeros++;
    }
    bool fractions = zeros > start || (start == at && (l[at] == '0' || r[at] == '0') && left_digit && right_digit);
    if (fractions) {
        if (start < at && zeros == at && left_digit != right_digit) {
            return om_ordering(left_digit ? -1 : 1);
        }
        return om_ordering(l[at] - r[at]);
    }
    if (start == at && !(left_digit && right_digit)) {
        return om_ordering(l[at] - r[at]);
    }
    size_t left_end = at, right_end = at;
    while (l[left_end] >= '0' && l[left_end] <= '9') {
        left_end++;
    }
    while (r[right_end] >= '0' && r[right_end] <= '9') {
        right_end++;
    }
    if (left_end != right_end) {
        return om_ordering(left_end < right_end ? -1 : 1);
    }
    return om_ordering(l[at] - r[at]);
}

/* <strings.h>: the number of the lowest bit that is set, from one. */

static int find_first_set(uint64_t value) { return value == 0 ? 0 : __builtin_ctzll(value) + 1; }

int ffs(int value) { return find_first_set((unsigned)value); }

int ffsl(long value) { return find_first_set((unsigned long)value); }

int ffsll(long long value) { return find_first_set((unsigned long long)value); }
