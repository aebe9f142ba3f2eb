// verify: violated
// flags: --allocation-may-fail
// native: none
#include <stdlib.h>

int main(void) {
    int *numbers = malloc(2 * sizeof *numbers); //~ V0110
    if (numbers == NULL) {
        return 1;
    }
    int *more = realloc(numbers, 4 * sizeof *numbers);
    if (more == NULL) {
        return 1;
    }
    free(more);
    return 0;
}
