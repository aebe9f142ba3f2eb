// verify: bounded
// flags: --function swap
// native: none
#include <assert.h>

void swap(int *a, int *b) {
    int first = *a, second = *b;
    *a = second;
    *b = first;
    assert(*a == second && *b == first);
}
