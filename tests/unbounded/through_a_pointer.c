// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int total = 0;
    int *p = &total;
    for (int n = nondet_int(); n > 0; n--) {
        if (*p < 1000) {
            *p += 10;
        }
    }
    assert(total <= 1009);
    return 0;
}
