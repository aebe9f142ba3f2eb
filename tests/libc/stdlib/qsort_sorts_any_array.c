// verify: proved
// native: none
#include <assert.h>
#include <stdlib.h>

int nondet_int(void);

static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int values[3];
    long sum = 0;
    for (int i = 0; i < 3; i++) {
        values[i] = nondet_int();
        sum += values[i];
    }
    qsort(values, 3, sizeof values[0], compare);
    for (int i = 0; i < 2; i++) {
        assert(values[i] <= values[i + 1]);
    }
    assert(sum == (long)values[0] + values[1] + values[2]);
    return 0;
}
