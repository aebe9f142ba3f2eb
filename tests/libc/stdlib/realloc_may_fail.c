// verify: proved
// native: ok
// flags: --allocation-may-fail
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *numbers = malloc(2 * sizeof *numbers);
    if (numbers == NULL) {
        return 1;
    }
    numbers[0] = 10;
    numbers[1] = 20;
    int *more = realloc(numbers, 4 * sizeof *numbers);
    if (more == NULL) {
        /* What was there is kept, and is still the caller's to release. */
        assert(numbers[1] == 20);
        free(numbers);
        return 1;
    }
    assert(more[0] == 10 && more[1] == 20);
    free(more);
    return 0;
}
