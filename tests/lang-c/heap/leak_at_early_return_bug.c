// verify: violated
// native: none
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int *work = malloc(4 * sizeof *work); //~ V0110
    if (!work)
        return 1;
    work[0] = nondet_int();
    if (work[0] == 77) {
        return 2;
    }
    free(work);
    return 0;
}
