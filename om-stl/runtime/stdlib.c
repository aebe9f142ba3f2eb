/* <stdlib.h>: searching and sorting, integer arithmetic, the end of the program, the environment
 * (C11 7.22.4 to 7.22.6). Conversions are in parse_integer.c and parse_float.c, random numbers in
 * random.c, multibyte characters in multibyte.c; allocation, exit and atexit are the engine's.
 */
#include "model.h"
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* C11 7.22.6: integer arithmetic. */

#define ABSOLUTE(function, type, least)                                                                                \
    type function(type value) {                                                                                        \
        OM_CHECK("signed-overflow", value != (least), #function ": the absolute value does not fit");                  \
        return value < 0 ? -value : value;                                                                             \
    }

ABSOLUTE(abs, int, INT_MIN)
ABSOLUTE(labs, long, LONG_MIN)
ABSOLUTE(llabs, long long, LLONG_MIN)
ABSOLUTE(imaxabs, intmax_t, INTMAX_MIN)

#define DIVIDE(function, type, result, least)                                                                          \
    result function(type numerator, type denominator) {                                                                \
        OM_CHECK("division-by-zero", denominator != 0, #function ": division by zero");                                \
        OM_CHECK("division-overflow", numerator != (least) || denominator != -1,                                       \
                 #function ": the quotient does not fit");                                                             \
        return (result){numerator / denominator, numerator % denominator};                                             \
    }

DIVIDE(div, int, div_t, INT_MIN)
DIVIDE(ldiv, long, ldiv_t, LONG_MIN)
DIVIDE(lldiv, long long, lldiv_t, LLONG_MIN)
DIVIDE(imaxdiv, intmax_t, imaxdiv_t, INTMAX_MIN)

/* C11 7.22.5: searching and sorting. */

void *bsearch(const void *key, const void *array, size_t count, size_t size, __compar_fn_t compare) {
    OM_REQUIRES(compare != NULL, "bsearch: the comparison function is a null pointer");
    OM_REQUIRES(array != NULL || count == 0, "bsearch: the array is a null pointer");
    const char *elements = array;
    if (__verify_probing()) {
    /* All elements less than the key, then those equal, then those greater. */
        int before = INT_MAX;
        for (size_t i = 0; i < count; i++) {
            int order = compare(key, elements + i * size);
            OM_CHECK("invalid-order", !((before < 0 && order >= 0) || (before == 0 && order > 0)),
                     "bsearch: the array is not sorted by this comparison");
            before = order;
        }
    }
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const char *element = elements + middle * size;
        int order = compare(key, element);
        if (order == 0) {
            return (void *)element;
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return NULL;
}

struct sorting {
    size_t size;
    __compar_d_fn_t compare;
    void *argument;
};

/* In pieces that are moved at once, so that what they hold is not taken apart. */
static void swap(char *left, char *right, size_t size) {
    char piece[64];
    while (size > 0) {
        size_t now = size < sizeof piece ? size : sizeof piece;
        __builtin_memcpy(piece, left, now);
        __builtin_memcpy(left, right, now);
        __builtin_memcpy(right, piece, now);
        left += now;
        right += now;
        size -= now;
    }
}

/* Whether the elements may change places: the greater first, or, since C leaves the order of equal
 * ones open, two equal ones that can be told apart. */
static bool out_of_order(const struct sorting *sorting, const char *left, const char *right) {
    int order = sorting->compare(left, right, sorting->argument);
    if (order == 0 && !__verify_executing() && memcmp(left, right, sorting->size) != 0) {
        return om_may();
    }
    return order > 0;
}

/* Insertion without an early end unless the order is plain: the same comparisons whatever the
 * elements, so that symbolic ones make no states. */
static void sort_by_exchange(const struct sorting *sorting, char *elements, size_t count) {
    size_t size = sorting->size;
    for (size_t i = 1; i < count; i++) {
        for (size_t j = i; j > 0; j--) {
            char *left = elements + (j - 1) * size, *right = elements + j * size;
            bool exchange = out_of_order(sorting, left, right);
            if (exchange) {
                swap(left, right, size);
            } else if (__verify_concrete(&exchange, sizeof exchange)) {
                break;
            }
        }
    }
}

/* Merges two sorted runs into `target`; false as soon as an order is not plain. */
static bool merge(const struct sorting *sorting, const char *left, size_t left_count, const char *right,
                  size_t right_count, char *target) {
    size_t size = sorting->size;
    while (left_count > 0 && right_count > 0) {
        bool take_right = out_of_order(sorting, left, right);
        if (!__verify_concrete(&take_right, sizeof take_right)) {
            return false;
        }
        if (take_right) {
            __builtin_memcpy(target, right, size);
            right += size;
            right_count--;
        } else {
            __builtin_memcpy(target, left, size);
            left += size;
            left_count--;
        }
        target += size;
    }
    __builtin_memcpy(target, left, left_count * size);
    __builtin_memcpy(target + left_count * size, right, right_count * size);
    return true;
}

static bool sort_by_merging(const struct sorting *sorting, char *elements, size_t count) {
    size_t size = sorting->size;
    char *scratch = __verify_allocate(count * size);
    bool plain = true;
    for (size_t run = 1; plain && run < count; run *= 2) {
        for (size_t start = 0; plain && start + run < count; start += 2 * run) {
            size_t right_count = count - start - run < run ? count - start - run : run;
            char *left = elements + start * size;
            plain = merge(sorting, left, run, left + run * size, right_count, scratch);
            if (plain) {
                __builtin_memcpy(left, scratch, (run + right_count) * size);
            }
        }
    }
    __verify_release(scratch);
    return plain;
}

/* C11 7.22.5/4: the comparison must be the same for the same two objects, whichever comes first. */
static void check_order(const struct sorting *sorting, char *elements, size_t count) {
    size_t size = sorting->size;
    for (size_t i = 0; i + 1 < count; i++) {
        char *left = elements + i * size, *right = left + size;
        int order = sorting->compare(left, right, sorting->argument);
        int reverse = sorting->compare(right, left, sorting->argument);
        OM_CHECK("invalid-order", order <= 0 && (order < 0 ? reverse > 0 : reverse == 0),
                 "qsort: the comparison function contradicts itself");
    }
}

static void sort(const struct sorting *sorting, char *elements, size_t count) {
    if (count <= 8 || !sort_by_merging(sorting, elements, count)) {
        sort_by_exchange(sorting, elements, count);
    }
    if (__verify_probing()) {
        check_order(sorting, elements, count);
    }
}

void qsort_r(void *array, size_t count, size_t size, __compar_d_fn_t compare, void *argument) {
    OM_REQUIRES(compare != NULL, "qsort_r: the comparison function is a null pointer");
    OM_REQUIRES(array != NULL || count == 0, "qsort_r: the array is a null pointer");
    struct sorting sorting = {size, compare, argument};
    sort(&sorting, array, count);
}

static int compare_plainly(const void *left, const void *right, void *compare) {
    return (*(__compar_fn_t *)compare)(left, right);
}

void qsort(void *array, size_t count, size_t size, __compar_fn_t compare) {
    OM_REQUIRES(compare != NULL, "qsort: the comparison function is a null pointer");
    OM_REQUIRES(array != NULL || count == 0, "qsort: the array is a null pointer");
    struct sorting sorting = {size, compare_plainly, &compare};
    sort(&sorting, array, count);
}

/* C11 7.22.4: communication with the environment. */

void __om_abort_handler(void);

void abort(void) {
    __om_abort_handler();
    __verify_abort("abort() is called");
}

void _Exit(int status) { __verify_exit(status & 0xff); }

void _exit(int status) { __verify_exit(status & 0xff); }

#define QUICK_HANDLERS 32

static void (*quick_handlers[QUICK_HANDLERS])(void);
static int quick_count;

int at_quick_exit(void (*handler)(void)) {
    OM_REQUIRES(handler != NULL, "at_quick_exit: the function is a null pointer");
    if (quick_count == QUICK_HANDLERS) {
        return -1;
    }
    quick_handlers[quick_count++] = handler;
    return 0;
}

void quick_exit(int status) {
    while (quick_count > 0) {
        quick_handlers[--quick_count]();
    }
    __verify_exit(status & 0xff);
}

/* No shell is there when executing; otherwise a command may do and return anything. */
int system(const char *command) {
    if (__verify_executing()) {
        if (command == NULL) {
            return 0;
        }
        om_errno = ENOSYS;
        return -1;
    }
    if (command != NULL) {
        (void)strlen(command);
        __verify_assumed("system: the command changes nothing the program sees");
    }
    return om_any_int();
}
