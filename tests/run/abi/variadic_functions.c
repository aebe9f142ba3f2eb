// run: same
#include <stdarg.h>
#include <stdio.h>

struct point { int x, y; };
struct wide { double a, b, c; };

static int sum_ints(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int s = 0;
    while (n-- > 0)
        s += va_arg(ap, int);
    va_end(ap);
    return s;
}

static double sum_mixed(const char *kinds, ...) {
    va_list ap;
    va_start(ap, kinds);
    double s = 0;
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': s += va_arg(ap, int); break;
        case 'l': s += (double)va_arg(ap, long); break;
        case 'd': s += va_arg(ap, double); break;
        case 'L': s += (double)va_arg(ap, long double); break;
        case 'p': {
            struct point p = va_arg(ap, struct point);
            s += p.x * 100 + p.y;
            break;
        }
        case 'w': {
            struct wide w = va_arg(ap, struct wide);
            s += w.a + w.b + w.c;
            break;
        }
        case 's': {
            const char *t = va_arg(ap, const char *);
            while (*t)
                s += *t++ - '0';
            break;
        }
        }
    va_end(ap);
    return s;
}

static int last_of(int n, va_list ap) {
    int v = 0;
    while (n-- > 0)
        v = va_arg(ap, int);
    return v;
}

static int twice(int n, ...) {
    va_list a, b;
    va_start(a, n);
    va_copy(b, a);
    int first = last_of(n, a), second = last_of(n, b);
    va_end(a);
    va_end(b);
    return first + second;
}

int main(void) {
    printf("%d %d\n", sum_ints(0), sum_ints(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    printf("%g\n", sum_mixed("idild", 1, 2.5, 3, 4L, 5.25));
    printf("%g\n", sum_mixed("dddddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11., 12.));
    printf("%g\n", sum_mixed("piwiLs", (struct point){3, 4}, 1, (struct wide){.5, .25, .125}, 2, 10.0L, "123"));
    printf("%d\n", twice(9, 1, 2, 3, 4, 5, 6, 7, 8, 21));
    printf("%d %c %hd %g\n", (char)-5, 'c', (short)-6, (double)1.5f);
    return 0;
}
