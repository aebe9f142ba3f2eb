/* <wchar.h>, <wctype.h>, <uchar.h> and the multibyte functions of <stdlib.h>, in the "C" locale. */
#include "compare.h"
#include <inttypes.h>
#include <uchar.h>
#include <wchar.h>
#include <wctype.h>

MODEL(wcslen);
MODEL(wcsnlen);
MODEL(wcpcpy);
MODEL(wcscpy);
MODEL(wcpncpy);
MODEL(wcsncpy);
MODEL(wcscat);
MODEL(wcsncat);
MODEL(wcsdup);
MODEL(wcscmp);
MODEL(wcsncmp);
MODEL(wcscasecmp);
MODEL(wcsncasecmp);
MODEL(wcscoll);
MODEL(wcschr);
MODEL(wcschrnul);
MODEL(wcsrchr);
MODEL(wcsspn);
MODEL(wcscspn);
MODEL(wcspbrk);
MODEL(wcsstr);
MODEL(wcstok);
MODEL(wmemcpy);
MODEL(wmemmove);
MODEL(wmemset);
MODEL(wmemcmp);
MODEL(wmemchr);
MODEL(wcstol);
MODEL(wcstoll);
MODEL(wcstoul);
MODEL(wcstoull);
MODEL(wcstod);
MODEL(wcstof);
MODEL(wcstold);
MODEL(wcstoimax);
MODEL(wcstoumax);
MODEL(iswalnum);
MODEL(iswalpha);
MODEL(iswblank);
MODEL(iswcntrl);
MODEL(iswdigit);
MODEL(iswgraph);
MODEL(iswlower);
MODEL(iswprint);
MODEL(iswpunct);
MODEL(iswspace);
MODEL(iswupper);
MODEL(iswxdigit);
MODEL(towlower);
MODEL(towupper);
MODEL(wctype);
MODEL(iswctype);
MODEL(wctrans);
MODEL(towctrans);
MODEL(wcwidth);
MODEL(mbrtowc);
MODEL(mbrlen);
MODEL(wcrtomb);
MODEL(mbtowc);
MODEL(mblen);
MODEL(wctomb);
MODEL(btowc);
MODEL(wctob);
MODEL(mbstowcs);
MODEL(wcstombs);
MODEL(mbsrtowcs);
MODEL(wcsrtombs);
MODEL(mbsinit);
MODEL(mbrtoc16);
MODEL(mbrtoc32);
MODEL(c16rtomb);
MODEL(c32rtomb);
MODEL(swprintf);
MODEL(swscanf);

static const wchar_t *const strings[] = {L"",        L"a",       L"b",    L"A",     L"ab", L"ba", L"aB",
                                         L"abc",     L"abcabc",  L"bca",  L"a/b/c", L"//", L"/a", L"\u00e9t\u00e9",
                                         L"a\u00e9", L"cab cab", L"aaaa", L"z"};
#define STRINGS (sizeof strings / sizeof *strings)
#define SIZE 32

static wchar_t expected[SIZE], got[SIZE];

static void reset(const wchar_t *text) {
    wmemset(expected, '#', SIZE);
    wmemset(got, '#', SIZE);
    wcscpy(expected, text);
    wcscpy(got, text);
}

#define INTO(function, ...)                                                                                            \
    do {                                                                                                               \
        wchar_t *target = expected;                                                                                    \
        wchar_t *first = function(__VA_ARGS__);                                                                        \
        target = got;                                                                                                  \
        wchar_t *second = om_##function(__VA_ARGS__);                                                                  \
        COMPARE(#function, memcmp(expected, got, sizeof got) == 0 && first - expected == second - got, "%ls %ls", a,   \
                b);                                                                                                    \
    } while (0)
#define PLAIN(function, ...) COMPARE(#function, function(__VA_ARGS__) == om_##function(__VA_ARGS__), "%zu %zu", i, j)
#define ORDER(function, ...)                                                                                           \
    COMPARE(#function, sign(function(__VA_ARGS__)) == sign(om_##function(__VA_ARGS__)), "%zu %zu", i, j)

static void compare_strings(void) {
    for (size_t i = 0; i < STRINGS; i++) {
        for (size_t j = 0; j < STRINGS; j++) {
            const wchar_t *a = strings[i], *b = strings[j];
            PLAIN(wcslen, a);
            reset(L"");
            INTO(wcscpy, target, a);
            reset(L"");
            INTO(wcpcpy, target, a);
            reset(a);
            INTO(wcscat, target, b);
            ORDER(wcscmp, a, b);
            ORDER(wcscasecmp, a, b);
            ORDER(wcscoll, a, b);
            PLAIN(wcsspn, a, b);
            PLAIN(wcscspn, a, b);
            PLAIN(wcspbrk, a, b);
            PLAIN(wcsstr, a, b);
            for (size_t n = 0; n < 8; n++) {
                PLAIN(wcsnlen, a, n);
                reset(L"");
                INTO(wcsncpy, target, a, n);
                reset(L"");
                INTO(wcpncpy, target, a, n);
                reset(a);
                INTO(wcsncat, target, b, n);
                ORDER(wcsncmp, a, b, n);
                ORDER(wcsncasecmp, a, b, n);
                if (n <= wcslen(a) && n <= wcslen(b)) {
                    ORDER(wmemcmp, a, b, n);
                    reset(L"");
                    INTO(wmemcpy, target, a, n);
                }
            }
            for (const wchar_t *c = L"abcz/\u00e9";; c++) {
                PLAIN(wcschr, a, *c);
                PLAIN(wcsrchr, a, *c);
                PLAIN(wcschrnul, a, *c);
                PLAIN(wmemchr, a, *c, wcslen(a));
                if (*c == 0) {
                    break;
                }
            }
            wchar_t one[16], two[16], *s1, *s2;
            wcscpy(one, a);
            wcscpy(two, a);
            wchar_t *t1 = wcstok(one, b, &s1), *t2 = om_wcstok(two, b, &s2);
            for (int k = 0; k < 5; k++) {
                COMPARE("wcstok",
                        (t1 == NULL) == (t2 == NULL) && (t1 == NULL || (t1 - one == t2 - two && wcscmp(t1, t2) == 0)),
                        "%zu %zu", i, j);
                t1 = wcstok(NULL, b, &s1);
                t2 = om_wcstok(NULL, b, &s2);
            }
        }
        wchar_t *copy = om_wcsdup(strings[i]);
        COMPARE("wcsdup", wcscmp(copy, strings[i]) == 0, "%zu", i);
        free(copy);
    }
    reset(L"abcdefgh");
    wmemmove(expected + 2, expected, 5);
    om_wmemmove(got + 2, got, 5);
    wmemset(expected + 10, 'x', 3);
    om_wmemset(got + 10, 'x', 3);
    COMPARE("wmemmove, wmemset", memcmp(expected, got, sizeof got) == 0, "overlap");
}

static void compare_classes(void) {
    static const char *const classes[] = {"alnum", "alpha", "blank", "cntrl", "digit",  "graph", "lower",
                                          "print", "punct", "space", "upper", "xdigit", "other", ""};
    for (wint_t c = 0; c < 0x3000; c++) {
        size_t i = c, j = 0;
#define CLASS(function) COMPARE(#function, !function(c) == !om_##function(c), "%x", c)
        CLASS(iswalnum);
        CLASS(iswalpha);
        CLASS(iswblank);
        CLASS(iswcntrl);
        CLASS(iswdigit);
        CLASS(iswgraph);
        CLASS(iswlower);
        CLASS(iswprint);
        CLASS(iswpunct);
        CLASS(iswspace);
        CLASS(iswupper);
        CLASS(iswxdigit);
        PLAIN(towlower, c);
        PLAIN(towupper, c);
        PLAIN(wctob, c);
        PLAIN(wcwidth, (wchar_t)c);
        for (size_t k = 0; k < sizeof classes / sizeof *classes; k++) {
            COMPARE("iswctype", !iswctype(c, wctype(classes[k])) == !om_iswctype(c, om_wctype(classes[k])), "%x %s", c,
                    classes[k]);
        }
        COMPARE("towctrans", towctrans(c, wctrans("toupper")) == om_towctrans(c, om_wctrans("toupper")), "%x", c);
        char one[8] = "", two[8] = "";
        errno = om_errno_value = 0;
        COMPARE("wcrtomb",
                wcrtomb(one, c, NULL) == om_wcrtomb(two, c, NULL) && memcmp(one, two, 8) == 0 &&
                    errno == om_errno_value,
                "%x", c);
        COMPARE("wctomb", wctomb(one, c) == om_wctomb(two, c), "%x", c);
        COMPARE("c32rtomb", c32rtomb(one, c, NULL) == om_c32rtomb(two, c, NULL), "%x", c);
        COMPARE("c16rtomb", c16rtomb(one, c, NULL) == om_c16rtomb(two, c, NULL), "%x", c);
    }
    for (int c = -1; c < 256; c++) {
        size_t i = c, j = 0;
        PLAIN(btowc, c);
        char bytes[2] = {(char)c, 0};
        for (size_t n = 0; n < 3; n++) {
            wchar_t one = 7, two = 7;
            mbstate_t s1 = {0}, s2 = {0};
            errno = om_errno_value = 0;
            COMPARE("mbrtowc",
                    mbrtowc(&one, bytes, n, &s1) == om_mbrtowc(&two, bytes, n, &s2) && one == two &&
                        errno == om_errno_value,
                    "%d %zu", c, n);
            if (c == 0 && n == 0) {
        /* C11 7.22.7.2/2: no byte may be looked at; the real library looks at one. */
                continue;
            }
            COMPARE("mbtowc", mbtowc(&one, bytes, n) == om_mbtowc(&two, bytes, n) && one == two, "%d %zu", c, n);
            COMPARE("mblen", mblen(bytes, n) == om_mblen(bytes, n), "%d %zu", c, n);
            COMPARE("mbrlen", mbrlen(bytes, n, &s1) == om_mbrlen(bytes, n, &s2), "%d %zu", c, n);
            char16_t h1 = 7, h2 = 7;
            char32_t w1 = 7, w2 = 7;
            memset(&s1, 0, sizeof s1);
            COMPARE("mbrtoc16", mbrtoc16(&h1, bytes, n, &s1) == om_mbrtoc16(&h2, bytes, n, &s2) && h1 == h2, "%d %zu",
                    c, n);
            memset(&s1, 0, sizeof s1);
            COMPARE("mbrtoc32", mbrtoc32(&w1, bytes, n, &s1) == om_mbrtoc32(&w2, bytes, n, &s2) && w1 == w2, "%d %zu",
                    c, n);
        }
    }
}

static void compare_conversions(void) {
    static const char *const bytes[] = {"", "a", "hello", "caf\xc3\xa9", "\xe9", "a longer text than fits"};
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++) {
        for (size_t n = 0; n < 12; n++) {
            wmemset(expected, '#', SIZE);
            wmemset(got, '#', SIZE);
            COMPARE("mbstowcs",
                    mbstowcs(expected, bytes[i], n) == om_mbstowcs(got, bytes[i], n) &&
                        memcmp(expected, got, sizeof got) == 0,
                    "%s %zu", bytes[i], n);
            COMPARE("mbstowcs", mbstowcs(NULL, bytes[i], n) == om_mbstowcs(NULL, bytes[i], n), "%s to count", bytes[i]);
            const char *p1 = bytes[i], *p2 = bytes[i];
            mbstate_t s1 = {0}, s2 = {0};
            COMPARE("mbsrtowcs", mbsrtowcs(expected, &p1, n, &s1) == om_mbsrtowcs(got, &p2, n, &s2) && p1 == p2,
                    "%s %zu", bytes[i], n);
        }
    }
    for (size_t i = 0; i < STRINGS; i++) {
        for (size_t n = 0; n < 12; n++) {
            char one[16], two[16];
            memset(one, '#', 16);
            memset(two, '#', 16);
            COMPARE("wcstombs",
                    wcstombs(one, strings[i], n) == om_wcstombs(two, strings[i], n) && memcmp(one, two, 16) == 0,
                    "%zu %zu", i, n);
            COMPARE("wcstombs", wcstombs(NULL, strings[i], n) == om_wcstombs(NULL, strings[i], n), "%zu to count", i);
            const wchar_t *p1 = strings[i], *p2 = strings[i];
            mbstate_t s1 = {0}, s2 = {0};
            COMPARE("wcsrtombs", wcsrtombs(one, &p1, n, &s1) == om_wcsrtombs(two, &p2, n, &s2) && p1 == p2, "%zu %zu",
                    i, n);
        }
    }
    static const wchar_t *const numbers[] = {L"",      L"12",   L"-17x", L"0x1f",    L"  99999999999999999999",
                                             L"1.5e3", L"inf",  L"nan",  L"0x1.8p2", L"\u0663",
                                             L"+7",    L"1e999"};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        wchar_t *e1, *e2;
#define NUMBER(function, ...)                                                                                          \
    do {                                                                                                               \
        errno = om_errno_value = 0;                                                                                    \
        __auto_type v1 = function(numbers[i], &e1 __VA_ARGS__);                                                        \
        __auto_type v2 = om_##function(numbers[i], &e2 __VA_ARGS__);                                                   \
        COMPARE(#function, (v1 == v2 || (v1 != v1 && v2 != v2)) && e1 == e2 && errno == om_errno_value, "%ls",         \
                numbers[i]);                                                                                           \
    } while (0)
        NUMBER(wcstol, , 0);
        NUMBER(wcstoll, , 10);
        NUMBER(wcstoul, , 16);
        NUMBER(wcstoull, , 0);
        NUMBER(wcstoimax, , 0);
        NUMBER(wcstoumax, , 0);
        NUMBER(wcstod);
        NUMBER(wcstof);
        NUMBER(wcstold);
    }
}

#define PRINT(format, ...)                                                                                             \
    do {                                                                                                               \
        for (size_t n = 0; n < SIZE; n += 5) {                                                                         \
            wmemset(expected, 0, SIZE);                                                                                \
            wmemset(got, 0, SIZE);                                                                                     \
            int a = swprintf(expected, n, format, __VA_ARGS__), b = om_swprintf(got, n, format, __VA_ARGS__);          \
            COMPARE("swprintf", a == b && (a < 0 || wcscmp(expected, got) == 0), "%d, not %d: %ls %ls", b, a, got,     \
                    expected);                                                                                         \
        }                                                                                                              \
    } while (0)

static void compare_formats(void) {
    PRINT(L"%d %s %ls", 12, "narrow", L"wide");
    PRINT(L"%5d|%-5d|%05.1f", 1, 2, 3.25);
    PRINT(L"%c%lc%%", 'x', (wint_t)0xe9);
    PRINT(L"%ls", L"\u00e9t\u00e9");
    PRINT(L"%.2ls|%10s", L"abc", "right");
    int x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    wchar_t w1[16] = L"", w2[16] = L"";
    char n1[16] = "", n2[16] = "";
    int a = swscanf(L"12 word wide 0x10", L"%d %s %ls %i", &x1, n1, w1, &y1),
        b = om_swscanf(L"12 word wide 0x10", L"%d %s %ls %i", &x2, n2, w2, &y2);
    COMPARE("swscanf", a == b && x1 == x2 && y1 == y2 && strcmp(n1, n2) == 0 && wcscmp(w1, w2) == 0, "%d, not %d", b,
            a);
}

int main(void) {
    compare_strings();
    compare_classes();
    compare_conversions();
    compare_formats();
    return finish("wchar.h etc.");
}
