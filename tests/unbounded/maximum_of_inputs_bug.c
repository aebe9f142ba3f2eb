// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int largest = 0;
    for (int n = nondet_int(); n > 0; n--) {
        int x = nondet_int();
        if (x != largest) {
            largest = x;
        }
    }
    assert(largest >= 0);  //~ V0001
    return 0;
}
