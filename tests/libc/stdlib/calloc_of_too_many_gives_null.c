// verify: bounded
// native: none
#include <assert.h>
#include <stdlib.h>

size_t nondet_size_t(void);

int main(void) {
    size_t count = nondet_size_t();
    if (count <= (size_t)-1 / sizeof(long)) {
        return 0;
    }
    long *numbers = calloc(count, sizeof *numbers);
    assert(numbers == NULL);
    long *again = reallocarray(NULL, count, sizeof *again);
    assert(again == NULL);
    return 0;
}
