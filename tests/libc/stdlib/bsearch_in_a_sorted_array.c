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
    int primes[] = {2, 3, 5, 7, 11, 13};
    int key = nondet_int();
    int *found = bsearch(&key, primes, 6, sizeof primes[0], compare);
    assert(found == NULL || *found == key);
    assert(found != NULL || key != 7);
    return 0;
}
