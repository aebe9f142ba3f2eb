/* <wchar.h>: wide strings (C11 7.29.4). Input and output are in wide_stdio.c, multibyte conversion in
 * multibyte.c.
 */
#include "parse.h"
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <wchar.h>

#define NOT_NULL(function, pointer, what) OM_REQUIRES((pointer) != NULL, function ": the " what " is a null pointer")
#define DISJOINT(function, target, target_count, source, source_count)                                                 \
    OM_CHECK("overlapping-copy",                                                                                       \
             !om_overlap((target), (target_count) * sizeof(wchar_t), (source), (source_count) * sizeof(wchar_t)),      \
             function ": source and destination overlap")

size_t wcslen(const wchar_t *string) {
    NOT_NULL("wcslen", string, "string");
    size_t length = 0;
    while (string[length] != 0) {
        length++;
    }
    return length;
}

size_t wcsnlen(const wchar_t *string, size_t limit) {
    NOT_NULL("wcsnlen", string, "string");
    size_t length = 0;
    while (length < limit && string[length] != 0) {
        length++;
    }
    return length;
}

static void copy(wchar_t *target, const wchar_t *source, size_t count) {
    __builtin_memmove(target, source, count * sizeof(wchar_t));
}

wchar_t *wcpcpy(wchar_t *restrict target, const wchar_t *restrict source) {
    NOT_NULL("wcpcpy", target, "destination");
    size_t length = wcslen(source);
    DISJOINT("wcpcpy", target, length + 1, source, length + 1);
    copy(target, source, length + 1);
    return target + length;
}

wchar_t *wcscpy(wchar_t *restrict target, const wchar_t *restrict source) {
    NOT_NULL("wcscpy", target, "destination");
    NOT_NULL("wcscpy", source, "source");
    size_t count = wcslen(source) + 1;
    DISJOINT("wcscpy", target, count, source, count);
    copy(target, source, count);
    return target;
}

wchar_t *wcpncpy(wchar_t *restrict target, const wchar_t *restrict source, size_t count) {
    NOT_NULL("wcsncpy", target, "destination");
    NOT_NULL("wcsncpy", source, "source");
    size_t length = wcsnlen(source, count);
    DISJOINT("wcsncpy", target, count, source, length);
    copy(target, source, length);
    __builtin_memset(target + length, 0, (count - length) * sizeof(wchar_t));
    return target + length;
}

wchar_t *wcsncpy(wchar_t *restrict target, const wchar_t *restrict source, size_t count) {
    wcpncpy(target, source, count);
    return target;
}

wchar_t *wcscat(wchar_t *restrict target, const wchar_t *restrict source) {
    NOT_NULL("wcscat", target, "destination");
    NOT_NULL("wcscat", source, "source");
    size_t before = wcslen(target), count = wcslen(source) + 1;
    DISJOINT("wcscat", target, before + count, source, count);
    copy(target + before, source, count);
    return target;
}

wchar_t *wcsncat(wchar_t *restrict target, const wchar_t *restrict source, size_t limit) {
    NOT_NULL("wcsncat", target, "destination");
    NOT_NULL("wcsncat", source, "source");
    size_t before = wcslen(target), length = wcsnlen(source, limit);
    DISJOINT("wcsncat", target, before + length + 1, source, length);
    copy(target + before, source, length);
    target[before + length] = 0;
    return target;
}

wchar_t *wcsdup(const wchar_t *string) {
    size_t count = wcslen(string) + 1;
    wchar_t *result = malloc(count * sizeof(wchar_t));
    if (result != NULL) {
        copy(result, string, count);
    }
    return result;
}

/* Comparison. */

static int order(wchar_t left, wchar_t right) { return om_ordering((left > right) - (left < right)); }

int wcscmp(const wchar_t *left, const wchar_t *right) {
    NOT_NULL("wcscmp", left, "first string");
    NOT_NULL("wcscmp", right, "second string");
    while (*left == *right) {
        if (*left == 0) {
            return 0;
        }
        left++;
        right++;
    }
    return order(*left, *right);
}

int wcsncmp(const wchar_t *left, const wchar_t *right, size_t limit) {
    for (size_t i = 0; i < limit; i++) {
        if (left[i] != right[i]) {
            return order(left[i], right[i]);
        }
        if (left[i] == 0) {
            break;
        }
    }
    return 0;
}

static wchar_t lower(wchar_t character) { return character + (((uint32_t)character - 'A' < 26) << 5); }

int wcscasecmp(const wchar_t *left, const wchar_t *right) {
    while (lower(*left) == lower(*right)) {
        if (*left == 0) {
            return 0;
        }
        left++;
        right++;
    }
    return order(lower(*left), lower(*right));
}

int wcsncasecmp(const wchar_t *left, const wchar_t *right, size_t limit) {
    for (size_t i = 0; i < limit; i++) {
        if (lower(left[i]) != lower(right[i])) {
            return order(lower(left[i]), lower(right[i]));
        }
        if (left[i] == 0) {
            break;
        }
    }
    return 0;
}

bool __om_locale_is_c(void);

int wcscoll(const wchar_t *left, const wchar_t *right) {
    int result = wcscmp(left, right);
    if (result != 0 && !__om_locale_is_c()) {
        __verify_assumed("wcscoll: any order of two different strings in a locale other than \"C\"");
        return om_any_int();
    }
    return result;
}

size_t wcsxfrm(wchar_t *restrict target, const wchar_t *restrict source, size_t count) {
    if (!__om_locale_is_c()) {
        __verify_unsupported("wcsxfrm in a locale other than \"C\"");
    }
    size_t length = wcslen(source);
    copy(target, source, length < count ? length + 1 : count);
    return length;
}

/* Searching. */

wchar_t *wcschr(const wchar_t *string, wchar_t wanted) {
    NOT_NULL("wcschr", string, "string");
    for (;; string++) {
        if (*string == wanted) {
            return (wchar_t *)string;
        }
        if (*string == 0) {
            return NULL;
        }
    }
}

wchar_t *wcschrnul(const wchar_t *string, wchar_t wanted) {
    while (*string != wanted && *string != 0) {
        string++;
    }
    return (wchar_t *)string;
}

wchar_t *wcsrchr(const wchar_t *string, wchar_t wanted) {
    for (size_t i = wcslen(string) + 1; i > 0; i--) {
        if (string[i - 1] == wanted) {
            return (wchar_t *)string + i - 1;
        }
    }
    return NULL;
}

static bool one_of(wchar_t character, const wchar_t *set) {
    for (; *set != 0; set++) {
        if (*set == character) {
            return true;
        }
    }
    return false;
}

size_t wcsspn(const wchar_t *string, const wchar_t *accepted) {
    NOT_NULL("wcsspn", string, "string");
    size_t length = 0;
    while (string[length] != 0 && one_of(string[length], accepted)) {
        length++;
    }
    return length;
}

size_t wcscspn(const wchar_t *string, const wchar_t *rejected) {
    NOT_NULL("wcscspn", string, "string");
    size_t length = 0;
    while (string[length] != 0 && !one_of(string[length], rejected)) {
        length++;
    }
    return length;
}

wchar_t *wcspbrk(const wchar_t *string, const wchar_t *accepted) {
    size_t length = wcscspn(string, accepted);
    return string[length] != 0 ? (wchar_t *)string + length : NULL;
}

static bool starts_with(const wchar_t *string, const wchar_t *prefix) {
    for (; *prefix != 0; string++, prefix++) {
        if (*string != *prefix) {
            return false;
        }
    }
    return true;
}

wchar_t *wcsstr(const wchar_t *string, const wchar_t *wanted) {
    NOT_NULL("wcsstr", string, "string");
    NOT_NULL("wcsstr", wanted, "string to look for");
    for (;; string++) {
        if (starts_with(string, wanted)) {
            return (wchar_t *)string;
        }
        if (*string == 0) {
            return NULL;
        }
    }
}

wchar_t *wcstok(wchar_t *restrict string, const wchar_t *restrict separators, wchar_t **restrict state) {
    NOT_NULL("wcstok", separators, "string of separators");
    NOT_NULL("wcstok", state, "pointer to the state");
    if (string == NULL) {
        string = *state;
        if (string == NULL) {
            return NULL;
        }
    }
    string += wcsspn(string, separators);
    if (*string == 0) {
        *state = NULL;
        return NULL;
    }
    wchar_t *end = string + wcscspn(string, separators);
    *state = NULL;
    if (*end != 0) {
        *end = 0;
        *state = end + 1;
    }
    return string;
}

/* C11 7.29.4.1: arrays. */

wchar_t *wmemcpy(wchar_t *restrict target, const wchar_t *restrict source, size_t count) {
    DISJOINT("wmemcpy", target, count, source, count);
    copy(target, source, count);
    return target;
}

wchar_t *wmempcpy(wchar_t *restrict target, const wchar_t *restrict source, size_t count) {
    return wmemcpy(target, source, count) + count;
}

wchar_t *wmemmove(wchar_t *target, const wchar_t *source, size_t count) {
    copy(target, source, count);
    return target;
}

wchar_t *wmemset(wchar_t *target, wchar_t character, size_t count) {
    for (size_t i = 0; i < count; i++) {
        target[i] = character;
    }
    return target;
}

int wmemcmp(const wchar_t *left, const wchar_t *right, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (left[i] != right[i]) {
            return order(left[i], right[i]);
        }
    }
    return 0;
}

wchar_t *wmemchr(const wchar_t *memory, wchar_t wanted, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (memory[i] == wanted) {
            return (wchar_t *)memory + i;
        }
    }
    return NULL;
}

/* C11 7.29.4.1: numbers. */

static struct om_integer parse(const wchar_t *text, wchar_t **end, int base, bool binary) {
    struct om_integer integer = __om_parse_integer((struct om_text){NULL, text}, base, binary);
    if (end != NULL) {
        *end = (wchar_t *)text + integer.end;
    }
    return integer;
}

#define CHECK_ARGUMENTS(function, text, base)                                                                          \
    OM_REQUIRES((text) != NULL, function ": the string is a null pointer");                                            \
    OM_REQUIRES((base) == 0 || ((base) >= 2 && (base) <= 36), function ": the base is neither 0 nor between 2 and 36")

#define SIGNED(function, type, least, greatest)                                                                        \
    type function(const wchar_t *restrict text, wchar_t **restrict end, int base) {                                    \
        CHECK_ARGUMENTS(#function, text, base);                                                                        \
        return (type)__om_signed_result(parse(text, end, base, false), least, greatest);                               \
    }                                                                                                                  \
    type __isoc23_##function(const wchar_t *restrict text, wchar_t **restrict end, int base) {                         \
        CHECK_ARGUMENTS(#function, text, base);                                                                        \
        return (type)__om_signed_result(parse(text, end, base, true), least, greatest);                                \
    }

#define UNSIGNED(function, type, greatest)                                                                             \
    type function(const wchar_t *restrict text, wchar_t **restrict end, int base) {                                    \
        CHECK_ARGUMENTS(#function, text, base);                                                                        \
        return (type)__om_unsigned_result(parse(text, end, base, false), greatest);                                    \
    }                                                                                                                  \
    type __isoc23_##function(const wchar_t *restrict text, wchar_t **restrict end, int base) {                         \
        CHECK_ARGUMENTS(#function, text, base);                                                                        \
        return (type)__om_unsigned_result(parse(text, end, base, true), greatest);                                     \
    }

SIGNED(wcstol, long, LONG_MIN, LONG_MAX)
SIGNED(wcstoll, long long, LLONG_MIN, LLONG_MAX)
SIGNED(wcstoimax, intmax_t, INTMAX_MIN, INTMAX_MAX)
UNSIGNED(wcstoul, unsigned long, ULONG_MAX)
UNSIGNED(wcstoull, unsigned long long, ULLONG_MAX)
UNSIGNED(wcstoumax, uintmax_t, UINTMAX_MAX)

#define FLOATING(function, type, parse)                                                                                \
    type function(const wchar_t *restrict text, wchar_t **restrict end) {                                              \
        OM_REQUIRES(text != NULL, #function ": the string is a null pointer");                                         \
        size_t read;                                                                                                   \
        type value = parse((struct om_text){NULL, text}, &read);                                                       \
        if (end != NULL) {                                                                                             \
            *end = (wchar_t *)text + read;                                                                             \
        }                                                                                                              \
        return value;                                                                                                  \
    }

FLOATING(wcstof, float, __om_parse_float)
FLOATING(wcstod, double, __om_parse_double)
FLOATING(wcstold, long double, __om_parse_long_double)
