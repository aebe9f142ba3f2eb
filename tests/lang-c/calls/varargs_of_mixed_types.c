// verify: proved
// native: none
#include <assert.h>
#include <stdarg.h>

int nondet_int(void);

static long total(const char *kinds, ...) {
    va_list ap;
    va_start(ap, kinds);
    long sum = 0;
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': sum += va_arg(ap, int); break;
        case 'l': sum += va_arg(ap, long); break;
        case 'd': sum += (long)va_arg(ap, double); break;
        case 'p': sum += *va_arg(ap, int *); break;
        }
    va_end(ap);
    return sum;
}

int main(void) {
    int x = nondet_int();
    long r = total("ildpiiiild", x, 2L, 3.5, &x, 1, 1, 1, 1, 10L, 0.5);
    assert(r == 2L * x + 19);
    return 0;
}
