// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

typedef int v4 __attribute__((vector_size(16)));

int main(void) {
    int x = nondet_int(), y = nondet_int();
    v4 a = {x, y, 3, 4}, b = {1, 1, 1, 1};
    v4 less = a < b;
    assert(less[0] == (x < 1 ? -1 : 0) && less[2] == 0);
    v4 c = (a & less) | (b & ~less);
    assert(c[1] == (y < 1 ? y : 1));
    v4 d = __builtin_shufflevector(a, b, 1, 0, 7, 2);
    assert(d[0] == y && d[1] == x && d[2] == 1);
    a[x & 3] = 77;
    assert(a[0] == 77 || a[1] == 77 || a[2] == 77 || a[3] == 77);
    return 0;
}
