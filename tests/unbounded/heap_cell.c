// verify: proved
// native: none
#include <assert.h>
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int *p = malloc(sizeof *p);
    *p = 0;
    for (int n = nondet_int(); n > 0; n--) {
        *p = *p < 50 ? *p + 5 : 0;
    }
    assert(*p <= 54);
    free(p);
    return 0;
}
