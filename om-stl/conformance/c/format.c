/* printf: every combination of flags, widths, precisions and lengths with values at the edges, and
 * random ones. The text and the result must be the real library's.
 */
#include "compare.h"
#include <float.h>
#include <math.h>
#include <stddef.h>
#include <wchar.h>

MODEL(snprintf);
MODEL(sprintf);
MODEL(asprintf);

#define ROOM 6000

static char expected[ROOM], got[ROOM];

/* %#g of a value that rounds up to a power of ten: the GNU library drops the zeros that the alternate
 * form is there to keep (C11 7.21.6.1/6). */
static long departures;

static bool real_departs(const char *format, const char *text) {
    size_t size = strlen(format);
    bool general = format[size - 2] == 'g' || format[size - 2] == 'G';
    bool departs =
        general && strchr(format, '#') != NULL && (strstr(text, "1.e+") != NULL || strstr(text, "1.E+") != NULL);
    departures += departs;
    return departs;
}

#define CHECK(name, format, ...)                                                                                       \
    do {                                                                                                               \
        int expected_size = snprintf(expected, ROOM, format, __VA_ARGS__);                                             \
        int got_size = om_snprintf(got, ROOM, format, __VA_ARGS__);                                                    \
        COMPARE(name, (expected_size == got_size && strcmp(expected, got) == 0) || real_departs(format, expected),     \
                "\"%s\": %s (%d), not %s (%d)", format, got, got_size, expected, expected_size);                       \
    } while (0)

static const char *const flags[] = {"",   "-",  "+",  " ",  "#",  "0",   "-+",  "- ",  "-#",  "-0",   "+ ",
                                    "+#", "+0", " #", " 0", "#0", "-+#", "+#0", " #0", "-+0", "- #0", "+ #0"};
static const char *const widths[] = {"", "1", "5", "12", "30"};
static const char *const precisions[] = {"", ".", ".0", ".1", ".2", ".3", ".6", ".10", ".17", ".25"};

#define EACH(array, variable) for (size_t variable = 0; variable < sizeof array / sizeof array[0]; variable++)

static void make(char *format, size_t flag, size_t width, size_t precision, const char *conversion) {
    sprintf(format, "<%%%s%s%s%s>", flags[flag], widths[width], precisions[precision], conversion);
}

static const long long integers[] = {
    0,         1,        -1,    7,      8,     9,     10,      -10,     42,      99,       100,        255,
    256,       -128,     32767, -32768, 65535, 99999, 1000000, INT_MAX, INT_MIN, UINT_MAX, 4294967296, 123456789012345,
    LLONG_MAX, LLONG_MIN};

static void compare_integers(void) {
    char format[64];
    EACH(flags, f) EACH(widths, w) EACH(precisions, p) EACH(integers, i) {
        long long value = integers[i];
        static const char *const plain[] = {"d", "i", "u", "o", "x", "X", "hd", "hhd", "hu", "hhu", "ho", "hhx", "c"};
        EACH(plain, c) {
            if (strcmp(plain[c], "c") == 0 && precisions[p][0] != 0) {
                continue;
            }
            make(format, f, w, p, plain[c]);
            CHECK("integers", format, (int)value);
        }
        static const char *const lengthy[] = {"ld", "lld", "lu", "llo", "lx", "llX",
                                              "jd", "ju",  "zu", "zx",  "td", "qd"};
        EACH(lengthy, c) {
            make(format, f, w, p, lengthy[c]);
            CHECK("integers", format, value);
        }
        make(format, f, w, p, "p");
        CHECK("%p", format, (void *)value);
    }
}

static const double doubles[] = {0.0,
                                 -0.0,
                                 1.0,
                                 -1.0,
                                 0.5,
                                 1.5,
                                 2.5,
                                 0.25,
                                 0.125,
                                 9.5,
                                 99.5,
                                 0.05,
                                 0.15,
                                 0.1,
                                 1e-5,
                                 1e-4,
                                 9.9999e-5,
                                 123456.0,
                                 999999.5,
                                 1234567.0,
                                 1e15,
                                 1e16,
                                 1e21,
                                 1e22,
                                 3.14159265358979,
                                 2.718281828459045,
                                 1e100,
                                 1e-100,
                                 DBL_MAX,
                                 DBL_MIN,
                                 5e-324,
                                 DBL_EPSILON,
                                 1.0 / 3,
                                 0x1.fffffffffffffp0,
                                 0x1.8p1,
                                 0x1.08p0,
                                 0x1.f8p3,
                                 4.35,
                                 0.000123456789};

static void compare_doubles(void) {
    static const char *const conversions[] = {"e", "f", "g", "a", "E", "F", "G", "A"};
    char format[64];
    EACH(flags, f) EACH(widths, w) EACH(precisions, p) EACH(conversions, c) {
        make(format, f, w, p, conversions[c]);
        EACH(doubles, d) {
            CHECK("doubles", format, doubles[d]);
            CHECK("doubles", format, -doubles[d]);
        }
        CHECK("doubles", format, INFINITY);
        CHECK("doubles", format, -INFINITY);
        CHECK("doubles", format, NAN);
        CHECK("doubles", format, -NAN);
    }
    for (int i = 0; i < 60000; i++) {
        union {
            uint64_t bits;
            double value;
        } any = {random_bits()};
        if (i % 2 == 0) {
            any.value = (double)(int64_t)random_bits() / (double)(1 + random_below(1000000));
        }
        size_t precision = random_below(sizeof precisions / sizeof precisions[0]);
        make(format, random_below(sizeof flags / sizeof flags[0]), random_below(5), precision,
             conversions[random_below(8)]);
        CHECK("doubles", format, any.value);
    }
    for (int i = 0; i < 300; i++) {
        union {
            uint64_t bits;
            double value;
        } any = {random_bits()};
        CHECK("doubles", "%.1100f", any.value);
        CHECK("doubles", "%.800e", any.value);
        CHECK("doubles", "%.1074g", any.value);
    }
}

static void compare_long_doubles(void) {
    static const char *const conversions[] = {"Le", "Lf", "Lg", "La", "LE", "LF", "LG", "LA"};
    static const long double values[] = {0.0L,
                                         -0.0L,
                                         1.0L,
                                         0.5L,
                                         2.5L,
                                         0.1L,
                                         1e-5L,
                                         123456.0L,
                                         1e15L,
                                         1.0L / 3,
                                         3.14159265358979323846L,
                                         1e300L,
                                         1e-300L,
                                         LDBL_MAX,
                                         LDBL_MIN,
                                         LDBL_TRUE_MIN,
                                         0xf.8p0L,
                                         0xf.ffffffffffffffffp0L,
                                         1e4000L};
    char format[64];
    EACH(conversions, c) {
        EACH(flags, f) EACH(precisions, p) {
            make(format, f, f % 5, p, conversions[c]);
            EACH(values, v) {
                if (p == 0 || v < 12 || f < 2) {
                    CHECK("long doubles", format, values[v]);
                    CHECK("long doubles", format, -values[v]);
                }
            }
            CHECK("long doubles", format, (long double)INFINITY);
            CHECK("long doubles", format, (long double)NAN);
        }
    }
    for (int i = 0; i < 1500; i++) {
        union {
            struct {
                uint64_t mantissa;
                uint16_t head;
            } part;
            long double value;
        } any;
        memset(&any, 0, sizeof any);
        any.part.mantissa = random_bits() | UINT64_C(1) << 63;
        any.part.head = (uint16_t)(i % 20 == 0 ? random_bits() & 0xffff : 16383 - 200 + random_below(400));
        if ((any.part.head & 0x7fff) == 0 || (any.part.head & 0x7fff) == 0x7fff) {
            continue;
        }
        make(format, random_below(sizeof flags / sizeof flags[0]), random_below(5), random_below(10),
             conversions[random_below(8)]);
        CHECK("long doubles", format, any.value);
    }
}

static void compare_strings(void) {
    static const char *const texts[] = {"", "a", "hello", "a longer piece of text"};
    static const wchar_t *const wides[] = {L"", L"a", L"hello", L"a longer piece of text"};
    char format[64];
    EACH(flags, f) EACH(widths, w) EACH(precisions, p) EACH(texts, t) {
        make(format, f, w, p, "s");
        CHECK("%s", format, texts[t]);
        make(format, f, w, p, "ls");
        CHECK("%ls", format, wides[t]);
    }
    CHECK("%ls", "%ls", L"caf\u00e9");
    CHECK("%lc", "<%lc|%4lc|%-4lc>", (wint_t)'x', (wint_t)'y', (wint_t)'z');
    CHECK("%c", "<%c%c%5c%-5c>", 'a', 0, 'b', 'c');
}

static void compare_rest(void) {
    int expected_count = -1, got_count = -1;
    signed char expected_small = -1, got_small = -1;
    long expected_long = -1, got_long = -1;
    snprintf(expected, ROOM, "abc%n%d%hhn%ln", &expected_count, 12345, &expected_small, &expected_long);
    om_snprintf(got, ROOM, "abc%n%d%hhn%ln", &got_count, 12345, &got_small, &got_long);
    COMPARE("%n", expected_count == got_count && expected_small == got_small && expected_long == got_long, "counts");
    CHECK("asterisks", "<%*d|%-*d|%.*f|%*.*f|%*d>", 8, 42, 8, 42, 3, 1.5, 10, 2, 2.25, -6, 7);
    CHECK("asterisks", "<%.*d|%.*s>", -1, 5, -1, "text");
    CHECK("percent", "100%% of %d", 5);
    CHECK("grouping", "%'d %'.2f", 1234567, 1234567.891);
    CHECK("mixed", "%s=%d;%c%5.1f%%|%#x|%llu", "key", -3, '!', 99.95, 48879, ULLONG_MAX);
    for (int error = 0; error < 140; error++) {
        errno = error;
        om_errno_value = error;
        CHECK("%m", "%m|%d", 1);
    }
    for (size_t size = 0; size < 20; size++) {
        memset(expected, '#', 20);
        memset(got, '#', 20);
        int a = snprintf(expected, size, "%s-%d-%.3f", "text", 12345, 6.5),
            b = om_snprintf(got, size, "%s-%d-%.3f", "text", 12345, 6.5);
        COMPARE("snprintf", a == b && memcmp(expected, got, 20) == 0, "size %zu", size);
    }
    memset(expected, '#', 40);
    memset(got, '#', 40);
    int a = sprintf(expected, "%d %s", 7, "seven"), b = om_sprintf(got, "%d %s", 7, "seven");
    COMPARE("sprintf", a == b && memcmp(expected, got, 40) == 0, "text");
    char *allocated;
    b = om_asprintf(&allocated, "%d-%s-%g", 9, "nine", 0.1);
    COMPARE("asprintf", b == 10 && strcmp(allocated, "9-nine-0.1") == 0, "text");
    free(allocated);
}

int main(void) {
    compare_integers();
    compare_doubles();
    compare_long_doubles();
    compare_strings();
    compare_rest();
    printf("  %ld texts where the real library departs from the standard (%%#g)\n", departures);
    return finish("printf");
}
