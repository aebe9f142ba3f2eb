// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *to_base(long v, int base, char *end) {
    static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    unsigned long u = v < 0 ? 0ul - (unsigned long)v : (unsigned long)v;
    *--end = '\0';
    do
        *--end = digits[u % (unsigned)base];
    while (u /= (unsigned)base);
    if (v < 0)
        *--end = '-';
    return end;
}

/* Digits -1, 0 and 1 written as T, 0 and 1. */
static char *balanced_ternary(int v, char *end) {
    *--end = '\0';
    do {
        int d = ((v % 3) + 4) % 3 - 1;
        *--end = "T01"[d + 1];
        v = (v - d) / 3;
    } while (v);
    return end;
}

static char *negabinary(int v, char *end) {
    *--end = '\0';
    do {
        int d = v % -2;
        v /= -2;
        if (d < 0) {
            d += 2;
            v++;
        }
        *--end = (char)('0' + d);
    } while (v);
    return end;
}

int main(void) {
    char buffer[80];
    long values[] = {0, 1, -1, 255, -4096, 1234567890, 9223372036854775807, -9223372036854775807 - 1};
    for (int i = 0; i < 8; i++) {
        for (int base = 2; base <= 36; base++) {
            char *s = to_base(values[i], base, buffer + sizeof buffer);
            if (strtol(s, NULL, base) != values[i]) {
                printf("%ld in base %d is %s\n", values[i], base, s);
                return 1;
            }
        }
        printf("%s ", to_base(values[i], 36, buffer + sizeof buffer));
        printf("%s\n", to_base(values[i], 16, buffer + sizeof buffer));
    }
    for (int v = -8; v <= 8; v += 4) {
        printf("%d %s", v, balanced_ternary(v, buffer + sizeof buffer));
        printf(" %s\n", negabinary(v, buffer + sizeof buffer));
    }
    return 0;
}
