// verify: proved
// native: none
#include <stddef.h>

int nondet_int(void);

__attribute__((nonnull(1))) static int first(const int *p, const int *q) { return q ? *q : p[0]; }

int main(void) {
    int x = 1;
    int *maybe = nondet_int() ? &x : NULL;
    return first(&x, maybe) - 1;
}
