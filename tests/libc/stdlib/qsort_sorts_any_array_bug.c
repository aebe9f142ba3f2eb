// verify: violated
// native: none
#include <stdlib.h>

int nondet_int(void);

static int compare(const void *a, const void *b) {
    /* Never negative: a smaller element is taken for an equal one. */
    return *(const int *)a > *(const int *)b;
}

int main(void) {
    int values[3] = {nondet_int(), nondet_int(), nondet_int()};
    qsort(values, 3, sizeof values[0], compare); //~ V0509
    return 0;
}
