// verify: proved
// native: ok
#include <assert.h>
#include <stdarg.h>

static int nth(int n, va_list ap) {
    int v = 0;
    while (n-- > 0)
        v = va_arg(ap, int);
    return v;
}

static int pick_two(int a, int b, ...) {
    va_list first, second;
    va_start(first, b);
    va_copy(second, first);
    int r = nth(a, first) * 100 + nth(b, second);
    va_end(first);
    va_end(second);
    return r;
}

int main(void) {
    assert(pick_two(3, 8, 1, 2, 3, 4, 5, 6, 7, 8, 9) == 308);
    return 0;
}
