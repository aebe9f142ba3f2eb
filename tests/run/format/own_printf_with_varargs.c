// run: same
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct sink {
    char *at, *end;
    int total;
};

static void put(struct sink *s, char c) {
    if (s->at + 1 < s->end)
        *s->at++ = c;
    s->total++;
}

static void put_number(struct sink *s, unsigned long v, unsigned base, int width, char fill, int negative) {
    char digits[24];
    int n = 0;
    do
        digits[n++] = "0123456789abcdef"[v % base];
    while (v /= base);
    if (negative)
        digits[n++] = '-';
    for (; width > n; width--)
        put(s, fill);
    while (n > 0)
        put(s, digits[--n]);
}

static int format(char *out, size_t size, const char *f, ...) {
    struct sink s = {out, out + size, 0};
    va_list args;
    va_start(args, f);
    for (; *f; f++) {
        if (*f != '%') {
            put(&s, *f);
            continue;
        }
        char fill = ' ';
        int width = 0, is_long = 0;
        if (*++f == '0')
            fill = *f++;
        while (*f >= '0' && *f <= '9')
            width = width * 10 + (*f++ - '0');
        if (*f == 'l') {
            is_long = 1;
            f++;
        }
        switch (*f) {
        case 'd': {
            long v = is_long ? va_arg(args, long) : va_arg(args, int);
            put_number(&s, v < 0 ? 0ul - (unsigned long)v : (unsigned long)v, 10, width, fill, v < 0);
            break;
        }
        case 'x': put_number(&s, is_long ? va_arg(args, unsigned long) : va_arg(args, unsigned), 16, width, fill, 0); break;
        case 's':
            for (const char *p = va_arg(args, const char *); *p; p++)
                put(&s, *p);
            break;
        case 'c': put(&s, (char)va_arg(args, int)); break;
        case 'f': put_number(&s, (unsigned long)(va_arg(args, double) * 100.0 + 0.5), 10, width, fill, 0); break;
        default: put(&s, *f); break;
        }
    }
    va_end(args);
    *s.at = '\0';
    return s.total;
}

int main(void) {
    char ours[64], theirs[64];
    int a = format(ours, sizeof ours, "%d|%5d|%05d|%x|%s|%c|%%", 42, -7, 123, 0xbeef, "str", 'z');
    int b = snprintf(theirs, sizeof theirs, "%d|%5d|%05d|%x|%s|%c|%%", 42, -7, 123, 0xbeef, "str", 'z');
    printf("%d %d %s\n", a, b, ours);
    if (a != b || strcmp(ours, theirs) != 0)
        return 1;
    a = format(ours, 10, "%ld and %lx", -9223372036854775807L - 1, 0xfffffffffffffffful);
    printf("%d %s\n", a, ours);
    format(ours, sizeof ours, "%d %f %d %f %d %f %d %f %d %f %d", 1, 0.5, 2, 1.5, 3, 2.5, 4, 3.5, 5, 4.5, 6);
    printf("%s\n", ours);
    return 0;
}
