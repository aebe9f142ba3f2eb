// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int total = 0;
    int *p = &total;
    for (int n = nondet_int(); n > 0; n--) {
        if (*p < 1001) {
            *p += 10;
        }
    }
    assert(total <= 1009);  //~ V0001
    return 0;
}
