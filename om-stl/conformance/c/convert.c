/* Numbers read from text: strtol and strtod with all their relatives. The value to the bit, the end
 * pointer and errno must be the real library's.
 */
#include "compare.h"
#include <float.h>
#include <inttypes.h>
#include <math.h>

MODEL(strtol);
MODEL(strtoll);
MODEL(strtoul);
MODEL(strtoull);
MODEL(strtoimax);
MODEL(strtoumax);
MODEL(atoi);
MODEL(atol);
MODEL(atoll);
MODEL(atof);
MODEL(strtof);
MODEL(strtod);
MODEL(strtold);

#define INTEGER(function)                                                                                              \
    do {                                                                                                               \
        char *e1, *e2;                                                                                                 \
        errno = om_errno_value = 0;                                                                                    \
        __auto_type v1 = function(text, &e1, base);                                                                    \
        __auto_type v2 = om_##function(text, &e2, base);                                                               \
        COMPARE(#function, v1 == v2 && e1 == e2 && errno == om_errno_value,                                            \
                "\"%s\" base %d: %lld +%d errno %d, not %lld +%d errno %d", text, base, (long long)v2,                 \
                (int)(e2 - text), om_errno_value, (long long)v1, (int)(e1 - text), errno);                             \
    } while (0)

static void compare_integer(const char *text, int base) {
    INTEGER(strtol);
    INTEGER(strtoll);
    INTEGER(strtoul);
    INTEGER(strtoull);
    INTEGER(strtoimax);
    INTEGER(strtoumax);
}

/* To the bit, but for the payload and the padding. */
static bool same_float(float a, float b) { return memcmp(&a, &b, sizeof a) == 0; }

static bool same_double(double a, double b) { return memcmp(&a, &b, sizeof a) == 0; }

static bool same_long_double(long double a, long double b) { return memcmp(&a, &b, 10) == 0; }

#define FLOATING(function, same, type)                                                                                 \
    do {                                                                                                               \
        char *e1, *e2;                                                                                                 \
        errno = om_errno_value = 0;                                                                                    \
        type v1 = function(text, &e1), v2 = om_##function(text, &e2);                                                  \
        COMPARE(#function, same(v1, v2) && e1 == e2 && errno == om_errno_value,                                        \
                "\"%.80s\": %La +%d errno %d, not %La +%d errno %d", text, (long double)v2, (int)(e2 - text),          \
                om_errno_value, (long double)v1, (int)(e1 - text), errno);                                             \
    } while (0)

static void compare_float(const char *text) {
    FLOATING(strtof, same_float, float);
    FLOATING(strtod, same_double, double);
    FLOATING(strtold, same_long_double, long double);
}

static void integers(void) {
    static const char *const texts[] = {"",
                                        " ",
                                        "0",
                                        "-0",
                                        "+0",
                                        "1",
                                        "-1",
                                        "+1",
                                        "  42",
                                        "\t\n\v\f\r 7",
                                        "0x",
                                        "0x1F",
                                        "0X1f",
                                        "0xg",
                                        "-0xff",
                                        "017",
                                        "08",
                                        "0b101",
                                        "0b",
                                        "z",
                                        "Z",
                                        "zz",
                                        "12abc",
                                        "- 1",
                                        "+-1",
                                        "--1",
                                        "9223372036854775807",
                                        "9223372036854775808",
                                        "-9223372036854775808",
                                        "-9223372036854775809",
                                        "18446744073709551615",
                                        "18446744073709551616",
                                        "-18446744073709551615",
                                        "-18446744073709551616",
                                        "99999999999999999999999",
                                        "-99999999999999999999999",
                                        "2147483647",
                                        "2147483648",
                                        "1e5",
                                        "1.5",
                                        "\xa0"
                                        "1",
                                        "007",
                                        "0x0x1",
                                        "-",
                                        "+",
                                        "0 1"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        compare_integer(texts[i], 0);
        for (int base = 2; base <= 36; base++) {
            compare_integer(texts[i], base);
        }
    }
    static const char letters[] = " -+0123456789abcdefxXzZ.";
    for (int i = 0; i < 200000; i++) {
        char text[24] = {0};
        unsigned length = random_below(22);
        for (unsigned k = 0; k < length; k++) {
            text[k] = letters[k < 3 ? random_below(sizeof letters - 1) : 3 + random_below(sizeof letters - 4)];
        }
        static const int bases[] = {0, 10, 16, 8, 2, 36};
        compare_integer(text, bases[random_below(6)]);
    }
    for (int i = 0; i < 10000; i++) {
        char text[32];
        sprintf(text, "%s%d%s", i % 3 ? "" : " ", (int)random_bits(), i % 2 ? "" : "x");
        COMPARE("atoi", atoi(text) == om_atoi(text), "%s", text);
        COMPARE("atol", atol(text) == om_atol(text), "%s", text);
        COMPARE("atoll", atoll(text) == om_atoll(text), "%s", text);
        COMPARE("atof", atof(text) == om_atof(text), "%s", text);
    }
}

static void floats(void) {
    static const char *const texts[] = {
        "",
        " ",
        ".",
        "-",
        "+.",
        "e5",
        ".e5",
        "0",
        "-0",
        "0.0",
        "-0e10",
        "0e999999999999",
        "1",
        "1.",
        ".1",
        "1.5",
        "-1.5e3",
        "1e",
        "1e+",
        "1e-",
        "1e+x",
        "1e5x",
        "  2.5 ",
        "inf",
        "INF",
        "-Infinity",
        "infinit",
        "infinityx",
        "nan",
        "-NaN",
        "nan()",
        "nan(123)",
        "nan(0x1f)",
        "nan(abc",
        "nan(a-b)",
        "nan(12z)",
        "0x",
        "0x.",
        "0x1",
        "0x.8",
        "0x1.",
        "0x1p",
        "0x1p+",
        "0x1p4",
        "0x1.8p-3",
        "0xAp0",
        "0x1.fffffffffffff8p0",
        "0x1.fffffffffffff7p0",
        "0x1.00000000000008p0",
        "0x1.000000000000080000000000000001p0",
        "0x1p-1074",
        "0x1p-1075",
        "0x1.8p-1075",
        "0x0.0000000000001p-1022",
        "0x1p1023",
        "0x1p1024",
        "0x1.fffffffffffffp1023",
        "0x1.fffffffffffff8p1023",
        "0x1p-16445",
        "0x1p-16446",
        "0x1p16383",
        "0x1p16384",
        "0x123456789abcdef0123456789abcdef0123456789p0",
        "0x.00000000000000000000000000001p100",
        "1e308",
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "1.7976931348623159e308",
        "1e309",
        "-1e309",
        "2.2250738585072014e-308",
        "2.2250738585072011e-308",
        "2.2250738585072012e-308",
        "4.9406564584124654e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "1e-324",
        "1e-400",
        "3.4028234663852886e38",
        "3.4028235677973366e38",
        "1.1754943508222875e-38",
        "1.401298464324817e-45",
        "7.006492321624085e-46",
        "7.0064923216240862e-46",
        "1.18973149535723176502e4932",
        "1.2e4932",
        "3.64519953188247460253e-4951",
        "1.8e-4951",
        "1e-5000",
        "1e5000",
        "9007199254740993",
        "9007199254740992.99999999999999999999999999999999",
        "9007199254740993.00000000000000000000000000000001",
        "123456789012345678901234567890",
        "0.000000000000000000000000000000000000000000000001",
        "100000000000000016777215",
        "100000000000000016777216",
        "8.5899345920000001e9",
        "0.1e1e1",
        "1,5",
        "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880",
        "0.00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000024703282292062327208828439643411068618252990130716238221279284125033775363510437593264991818081799618989828234772285886546332835517796989819938739800539093906315035659515570226392290858392449105184435931802849936536152500319370457678249219365623669863658480757001585769269903706311928279558551332927834338409351978015531246597263579574622766465272827220056374006485499977096599470454020828166226237857393450736339007967761930577506740176324673600968951340535537458516661134223766678604162159680461914467291840300530057530849048765391711386591646239524912623653881879636239373280423891018672348497668235089863388587925628302755995657524455507255189313690836254779186948667994968324049705821028513185451396213837722826145437693412532098591327667236328125"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        compare_float(texts[i]);
    }
    for (int i = 0; i < 60000; i++) {
        char text[80];
        union {
            uint64_t bits;
            double value;
        } any = {random_bits()};
        switch (i % 5) {
        case 0:
            sprintf(text, "%.*e", (int)random_below(25), any.value);
            break;
        case 1: {
            uint64_t a = random_bits();
            sprintf(text, "%llu.%llue%d", (unsigned long long)a, (unsigned long long)random_bits(),
                    (int)random_below(700) - 350);
            break;
        }
        case 2:
            sprintf(text, "%.*f", (int)random_below(20), (double)(int64_t)random_bits() / 1000003);
            break;
        case 3:
            sprintf(text, "%a", any.value);
            break;
        default:
            sprintf(text, "0x%llx.%llxp%d", (unsigned long long)random_bits(), (unsigned long long)random_bits(),
                    (int)random_below(3000) - 1500);
            break;
        }
        compare_float(text);
    }
  /* Midpoints between neighbours, exactly, and a digit on either side of them. */
    for (int i = 0; i < 3000; i++) {
        union {
            uint64_t bits;
            double value;
        } low = {random_bits() & INT64_MAX};
        if (!isfinite(low.value)) {
            continue;
        }
        long double middle = (long double)low.value / 2;
        low.bits++;
        if (!isfinite(low.value)) {
            continue;
        }
        middle += (long double)low.value / 2;
        static char text[1800];
        sprintf(text, "%.1100Le", middle);
        compare_float(text);
        char *last = strchr(text, 'e');
        last[-1] = '1';
        compare_float(text);
    }
}

int main(void) {
    integers();
    floats();
    return finish("strto*, ato*");
}
