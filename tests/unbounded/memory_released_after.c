// verify: proved
// native: none
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    for (int n = nondet_int(); n > 0; n--) {
        int *p = malloc(sizeof *p);
        *p = n;
        free(p);
    }
    return 0;
}
