// verify: violated
// native: none
// flags: --fail-fast
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    for (int n = nondet_int(); n > 0; n--) {
        int *p = malloc(sizeof *p);  //~ V0110
        *p = n;
        if (n != 3) {
            free(p);
        }
    }
    return 0;
}
