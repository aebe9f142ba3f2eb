// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

static void redirect(int **slot, int *to) { *slot = to; }

int main(void) {
    int a = 1, b = 2, c = 3;
    int *row[3] = {&a, &b, &c};
    int **cursor = row;
    int i = nondet_int();
    if (i < 0 || i > 2)
        return 0;
    cursor += i;
    **cursor = 50;
    assert(a + b + c == 56 - (i + 1));
    redirect(&row[i], &a);
    assert(*row[0] + *row[i] <= 100);
    return 0;
}
