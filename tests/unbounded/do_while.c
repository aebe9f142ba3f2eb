// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int i = 0;
    do {
        i++;
    } while (i < 1000000 && nondet_int());
    assert(i >= 1 && i <= 1000000);
    return 0;
}
