// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int i = nondet_int() == 5 ? -1 : 0;
    do {
        i++;
    } while (i < 1000000 && nondet_int());
    assert(i >= 1 && i <= 1000000);  //~ V0001
    return 0;
}
