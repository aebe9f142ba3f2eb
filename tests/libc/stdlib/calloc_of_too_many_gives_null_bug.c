// verify: violated
// native: none
#include <stdlib.h>

size_t nondet_size_t(void);

int main(void) {
    size_t count = nondet_size_t();
    if (count == 0 || count - 1 < (size_t)-1 / sizeof(long)) {
        return 0;
    }
    long *numbers = calloc(count, sizeof *numbers);
    numbers[0] = 1; //~ V0101
    free(numbers);
    return 0;
}
