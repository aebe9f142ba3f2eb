/* sscanf: formats against texts, with the result, every object and the position compared. */
#include "compare.h"
#include <math.h>
#include <wchar.h>

MODEL(sscanf);

static unsigned char expected[4][64], got[4][64];

#define CHECK(text, format)                                                                                            \
    do {                                                                                                               \
        memset(expected, 0x77, sizeof expected);                                                                       \
        memset(got, 0x77, sizeof got);                                                                                 \
        int first = sscanf(text, format, expected[0], expected[1], expected[2], expected[3]);                          \
        int second = om_sscanf(text, format, got[0], got[1], got[2], got[3]);                                          \
        COMPARE("sscanf", first == second && memcmp(expected, got, sizeof got) == 0,                                   \
                "\"%s\" with \"%s\": %d (%x %x), not %d (%x %x)", text, format, second, *(int *)got[0],                \
                *(int *)got[1], first, *(int *)expected[0], *(int *)expected[1]);                                      \
    } while (0)

/* 0x cut off by the width, or with nothing but a point behind it, is no number (C11 7.21.6.2/9); the
 * real library takes it for one. */
static bool real_departs(const char *text, const char *format) {
    for (const char *x = text; *x != 0; x++) {
        if ((*x | 32) == 'x' && x[1] == '.' && (x[2] == 0 || strchr("0123456789abcdefABCDEF", x[2]) == NULL)) {
            return true;
        }
    }
    text += strspn(text, " +-");
    return text[0] == '0' && (text[1] | 32) == 'x' && (strncmp(format, "%2lf", 4) == 0 || strcmp(format, "%3f") == 0);
}

static const char *const texts[] = {
    "",          " ",        "1",          "-1",         "+1",          "42 17",    "  42,17", "0x1f",
    "0x",        "0xg",      "-0x",        "0",          "00",          "017",      "08",      "x",
    "-",         "+",        "--1",        "1.5",        "1e5",         "1e",       "1e+",     ".5",
    ".",         "5.",       "0x1.8p3",    "0x.8",       "inf",         "infinity", "infinit", "in",
    "nan",       "nan(1)",   "na",         "-inf",       "hello world", "a",        "ab",      "abc def ghi",
    "  leading", "tab\tsep", "line\nnext", "100%",       "%",           "12abc",    "abc12",   "1,2,3,4",
    "1 2 3 4",   "1;2",      "key=value",  "key = 12",   "10:20:30",    "[x]",      "]x",      "a-z",
    "-",         "0b11",     "123456",     "1234567890", "+-1",         "0x0x1",    "(nil)",   "\xe9t\xe9"};

static const char *const formats[] = {
    "%d",     "%i",      "%u",    "%o",       "%x",       "%X",         "%2d",      "%1d%1d",  "%3x",    "%2x%d",
    "%d%d",   "%d %d",   "%d,%d", "%d , %d",  "%hd",      "%hhd",       "%ld",      "%lld",    "%jd",    "%zu",
    "%f",     "%lf",     "%Lf",   "%e",       "%g",       "%a",         "%3f",      "%2lf%lf", "%s",     "%2s",
    "%s %s",  "%s%s",    "%c",    "%2c",      "%c%c",     " %c",        "%5c",      "%[a-z]",  "%[^ ]",  "%[]x]",
    "%[^]]",  "%2[a-z]", "%[a-]", "%[0-9]%s", "%[^=]=%s", "%[^=] = %d", "%*d%d",    "%*s%d",   "%*s %s", "%d%%",
    "%%",     "%d%n",    "%n%d",  "%*d%n",    "%s%n%d",   "abc%d",      "abc %n%s", " ",       "x",      "%d:%d:%d",
    "%1s%1s", "%4d%n",   "%ls",   "%lc",      "%2ls",     "%l[a-z]",    "%d;%d",    "[%c]",    "%p"};

int main(void) {
    for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) {
        for (size_t f = 0; f < sizeof formats / sizeof *formats; f++) {
            const char *text = texts[t], *format = formats[f];
      /* What does not fit a narrow type is undefined; the model says so. */
            bool narrow = (strstr(format, "%h") != NULL && strlen(text) > 5) ||
                          (strchr("xX", format[1]) != NULL && strlen(text) > 8);
            if (!narrow && !real_departs(text, format)) {
                CHECK(text, format);
            }
        }
    }
    static const char letters[] = "0123456789+-.eExXpab ,";
    for (int i = 0; i < 200000; i++) {
        char text[10] = {0};
        unsigned length = random_below(9);
        for (unsigned k = 0; k < length; k++) {
            text[k] = letters[random_below(sizeof letters - 1)];
        }
        static const char *const numeric[] = {"%ld%n",     "%li%n",     "%lx%n",   "%lf%n",
                                              "%lf,%lf%n", "%3ld%ld%n", "%2lf%lf", "%lo %n"};
        const char *format = numeric[random_below(8)];
        if (!real_departs(text, format)) {
            CHECK(text, format);
        }
    }
    for (int i = 0; i < 200; i++) {
        char *one = NULL, *two = NULL;
        const char *text = texts[i % (sizeof texts / sizeof *texts)];
        int first = sscanf(text, "%ms", &one), second = om_sscanf(text, "%ms", &two);
        COMPARE("%ms", first == second && (first != 1 || strcmp(one, two) == 0), "\"%s\"", text);
        free(one);
        free(two);
        one = two = NULL;
        first = sscanf(text, " %m[a-z0-9]", &one), second = om_sscanf(text, " %m[a-z0-9]", &two);
        COMPARE("%m[", first == second && (first != 1 || strcmp(one, two) == 0), "\"%s\"", text);
        free(one);
        free(two);
    }
    return finish("scanf");
}
