// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int *p = malloc(sizeof *p);
    *p = 0;
    for (int n = nondet_int(); n > 0; n--) {
        *p = *p < 53 ? *p + 5 : 0;
    }
    assert(*p <= 54);  //~ V0001
    free(p);
    return 0;
}
