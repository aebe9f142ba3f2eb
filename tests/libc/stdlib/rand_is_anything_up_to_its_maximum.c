// verify: proved
// native: ok
#include <assert.h>
#include <stdlib.h>

int main(void) {
    srand(1);
    int *counts = calloc(10, sizeof *counts);
    if (counts == NULL) {
        return 0;
    }
    int value = rand();
    assert(value >= 0 && value <= RAND_MAX);
    counts[value % 10]++;
    free(counts);
    return 0;
}
