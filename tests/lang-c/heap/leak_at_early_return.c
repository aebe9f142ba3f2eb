// verify: proved
// native: none
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int *work = malloc(4 * sizeof *work);
    if (!work)
        return 1;
    work[0] = nondet_int();
    if (work[0] == 77) {
        free(work);
        return 2;
    }
    free(work);
    return 0;
}
