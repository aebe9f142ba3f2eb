/* <string.h>: every pair of short strings over a small alphabet through every function; C fixes only
 * the sign of a comparison, so only the sign is compared.
 */
#include "compare.h"
#include <strings.h>
#include <unistd.h>

MODEL(stpcpy);
MODEL(strcpy);
MODEL(strnlen);
MODEL(stpncpy);
MODEL(strncpy);
MODEL(mempcpy);
MODEL(memccpy);
MODEL(bcopy);
MODEL(bzero);
MODEL(swab);
MODEL(strdup);
MODEL(strndup);
MODEL(strcat);
MODEL(strncat);
MODEL(strcmp);
MODEL(strncmp);
MODEL(strcasecmp);
MODEL(strncasecmp);
MODEL(strcoll);
MODEL(strxfrm);
MODEL(strverscmp);
MODEL(ffs);
MODEL(ffsl);
MODEL(ffsll);
MODEL(memchr);
MODEL(memrchr);
MODEL(rawmemchr);
MODEL(strchrnul);
MODEL(strchr);
MODEL(strrchr);
MODEL(index);
MODEL(rindex);
MODEL(strspn);
MODEL(strcspn);
MODEL(strpbrk);
MODEL(strstr);
MODEL(strcasestr);
MODEL(memmem);
MODEL(strtok_r);
MODEL(strtok);
MODEL(strsep);
MODEL(basename);
MODEL(strerror);
MODEL(strsignal);
MODEL(strerror_r);
size_t om_strlcpy(char *, const char *, size_t);
size_t om_strlcat(char *, const char *, size_t);
int __xpg_strerror_r(int, char *, size_t);
int om___xpg_strerror_r(int, char *, size_t);

static const char alphabet[] = "abA/\xff";
#define LETTERS (sizeof alphabet - 1)
#define LONGEST 4
#define STRINGS (1 + 5 + 25 + 125 + 625)

static char strings[STRINGS][LONGEST + 1];
static int count;

static void make_strings(void) {
    for (int length = 0; length <= LONGEST; length++) {
        int all = 1;
        for (int i = 0; i < length; i++) {
            all *= LETTERS;
        }
        for (int number = 0; number < all; number++) {
            for (int i = 0, rest = number; i < length; i++, rest /= LETTERS) {
                strings[count][i] = alphabet[rest % LETTERS];
            }
            count++;
        }
    }
}

#define SIZE 16
static char expected[SIZE], got[SIZE];

static void reset(const char *text) {
    memset(expected, '#', SIZE);
    memset(got, '#', SIZE);
    strcpy(expected, text);
    strcpy(got, text);
}

/* Both buffers and both results are the same; a result in a buffer is compared as an offset. */
#define INTO(function, ...)                                                                                            \
    do {                                                                                                               \
        char *target = expected;                                                                                       \
        char *first = function(__VA_ARGS__);                                                                           \
        target = got;                                                                                                  \
        char *second = om_##function(__VA_ARGS__);                                                                     \
        COMPARE(#function,                                                                                             \
                memcmp(expected, got, SIZE) == 0 &&                                                                    \
                    (first == NULL ? second == NULL : first - expected == second - got),                               \
                "\"%s\" \"%s\"", a, b);                                                                                \
    } while (0)

#define PLAIN(function, ...)                                                                                           \
    COMPARE(#function, function(__VA_ARGS__) == om_##function(__VA_ARGS__), "\"%s\" \"%s\"", a, b)

#define ORDER(function, ...)                                                                                           \
    COMPARE(#function, sign(function(__VA_ARGS__)) == sign(om_##function(__VA_ARGS__)), "\"%s\" \"%s\"", a, b)

static void compare_pair(const char *a, const char *b) {
    reset("");
    INTO(strcpy, target, a);
    reset("");
    INTO(stpcpy, target, a);
    reset(a);
    INTO(strcat, target, b);
    ORDER(strcmp, a, b);
    ORDER(strcasecmp, a, b);
    ORDER(strcoll, a, b);
    PLAIN(strspn, a, b);
    PLAIN(strcspn, a, b);
    PLAIN(strpbrk, a, b);
    PLAIN(strstr, a, b);
    PLAIN(strcasestr, a, b);
    PLAIN(memmem, a, strlen(a), b, strlen(b));
    for (size_t n = 0; n <= LONGEST + 2; n++) {
        reset("");
        INTO(strncpy, target, a, n);
        reset("");
        INTO(stpncpy, target, a, n);
        reset(a);
        INTO(strncat, target, b, n);
        ORDER(strncmp, a, b, n);
        ORDER(strncasecmp, a, b, n);
    }
  /* Tokens: each string with each set of separators. */
    char first[8], second[8], *first_state, *second_state;
    strcpy(first, a);
    strcpy(second, a);
    char *t1 = strtok_r(first, b, &first_state), *t2 = om_strtok_r(second, b, &second_state);
    for (int i = 0; i < 6; i++) {
        COMPARE("strtok_r",
                (t1 == NULL) == (t2 == NULL) && (t1 == NULL || (t1 - first == t2 - second && strcmp(t1, t2) == 0)),
                "\"%s\" \"%s\"", a, b);
        t1 = strtok_r(NULL, b, &first_state);
        t2 = om_strtok_r(NULL, b, &second_state);
    }
    strcpy(first, a);
    strcpy(second, a);
    t1 = strtok(first, b);
    t2 = om_strtok(second, b);
    for (int i = 0; i < 3; i++) {
        COMPARE("strtok", (t1 == NULL) == (t2 == NULL) && (t1 == NULL || t1 - first == t2 - second), "\"%s\" \"%s\"", a,
                b);
        t1 = strtok(NULL, b);
        t2 = om_strtok(NULL, b);
    }
    strcpy(first, a);
    strcpy(second, a);
    first_state = first;
    second_state = second;
    for (int i = 0; i < 6; i++) {
        t1 = strsep(&first_state, b);
        t2 = om_strsep(&second_state, b);
        COMPARE("strsep",
                (t1 == NULL) == (t2 == NULL) && (t1 == NULL || (t1 - first == t2 - second && strcmp(t1, t2) == 0)),
                "\"%s\" \"%s\"", a, b);
    }
}

static void compare_single(const char *a) {
    const char *b = "";
    for (int c = -130; c < 260; c++) {
        PLAIN(strchr, a, c);
        PLAIN(strrchr, a, c);
        PLAIN(index, a, c);
        PLAIN(rindex, a, c);
        PLAIN(strchrnul, a, c);
        PLAIN(memchr, a, c, strlen(a) + 1);
        PLAIN(memrchr, a, c, strlen(a) + 1);
    }
    PLAIN(rawmemchr, a, 0);
    PLAIN(basename, a);
    for (size_t n = 0; n < 8; n++) {
        PLAIN(strnlen, a, n);
        char *one = strndup(a, n), *two = om_strndup(a, n);
        COMPARE("strndup", strcmp(one, two) == 0, "\"%s\" %zu", a, n);
        free(one);
        free(two);
    /* Not in this library: against their definition. */
        reset("");
        size_t length = om_strlcpy(got, a, n);
        snprintf(expected, n, "%s", a);
        COMPARE("strlcpy", length == strlen(a) && memcmp(expected, got, SIZE) == 0, "\"%s\" %zu", a, n);
        reset("xy");
        length = om_strlcat(got, a, n);
        if (n > 2) {
            snprintf(expected + 2, n - 2, "%s", a);
        }
        COMPARE("strlcat", length == (n < 2 ? n : 2) + strlen(a) && memcmp(expected, got, SIZE) == 0, "\"%s\" %zu", a,
                n);
        memset(expected, '#', SIZE);
        memset(got, '#', SIZE);
        size_t needed = strxfrm(expected, a, n), also = om_strxfrm(got, a, n);
        COMPARE("strxfrm", needed == also && (needed >= n || strcmp(expected, got) == 0), "\"%s\" %zu", a, n);
    }
    char *one = strdup(a), *two = om_strdup(a);
    COMPARE("strdup", strcmp(one, two) == 0, "\"%s\"", a);
    free(one);
    free(two);
}

static void compare_memory(void) {
    const char *a = "memory", *b = "";
    char source[8] = {'a', 'b', 0, 'c', 'd', 'a', 'f', 'g'};
    for (size_t n = 0; n <= 8; n++) {
        reset("");
        INTO(mempcpy, target, source, n);
        for (int c = 0; c < 256; c++) {
            reset("");
            INTO(memccpy, target, source, c, n);
        }
        memset(expected, '#', SIZE);
        memset(got, '#', SIZE);
        swab(source, expected, n);
        om_swab(source, got, n);
        COMPARE("swab", memcmp(expected, got, SIZE) == 0, "%zu", n);
        bcopy(source, expected, n);
        om_bcopy(source, got, n);
        COMPARE("bcopy", memcmp(expected, got, SIZE) == 0, "%zu", n);
        bzero(expected, n);
        om_bzero(got, n);
        COMPARE("bzero", memcmp(expected, got, SIZE) == 0, "%zu", n);
    }
    for (int bit = 0; bit < 64; bit++) {
        for (int i = 0; i < 20; i++) {
            long value = (long)(UINT64_C(1) << bit | (i == 0 ? 0 : random_bits() << bit));
            PLAIN(ffs, (int)value);
            PLAIN(ffsl, value);
            PLAIN(ffsll, value);
        }
    }
    PLAIN(ffs, 0);
    PLAIN(ffsll, 0);
}

static void compare_texts(void) {
    for (int number = -3; number < 150; number++) {
        COMPARE("strerror", strcmp(strerror(number), om_strerror(number)) == 0, "%d", number);
        COMPARE("strsignal", strcmp(strsignal(number), om_strsignal(number)) == 0, "%d: %s", number,
                om_strsignal(number));
        char one[64], two[64];
        COMPARE("strerror_r", strcmp(strerror_r(number, one, 64), om_strerror_r(number, two, 64)) == 0, "%d", number);
        for (size_t size = 1; size < 64; size += 20) {
            int r1 = __xpg_strerror_r(number, one, size), r2 = om___xpg_strerror_r(number, two, size);
            COMPARE("strerror_r (POSIX)", r1 == r2 && strcmp(one, two) == 0, "%d %zu: %d %d %s %s", number, size, r1,
                    r2, one, two);
        }
    }
    static const char *const versions[] = {
        "",        "0",        "00",     "01",       "010",        "09",        "1",        "2",
        "9",       "10",       "11",     "a",        "a0",         "a1",        "a9",       "a10",
        "a01",     "a010",     "000",    "foo-1.0",  "foo-1.01",   "foo-1.10",  "no digit", "no.0",
        "item#99", "item#100", "alpha1", "alpha001", "part1_f012", "part1_f01", "1.",       "1.a"};
    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
        for (size_t j = 0; j < sizeof versions / sizeof *versions; j++) {
            const char *a = versions[i], *b = versions[j];
            ORDER(strverscmp, a, b);
        }
    }
    for (int i = 0; i < 20000; i++) {
        char a[8] = {0}, b[8] = {0};
        for (int k = 0; k < 6; k++) {
            a[k] = "0019a."[random_below(6)];
            b[k] = random_below(4) ? a[k] : "0019a."[random_below(6)];
        }
        a[random_below(7)] = 0;
        b[random_below(7)] = 0;
        ORDER(strverscmp, a, b);
    }
}

int main(void) {
    make_strings();
    for (int i = 0; i < count; i++) {
        compare_single(strings[i]);
        for (int j = 0; j < count; j += 1 + (i > 40) * (j % 7)) {
            compare_pair(strings[i], strings[j]);
        }
    }
    compare_memory();
    compare_texts();
    return finish("string.h");
}
