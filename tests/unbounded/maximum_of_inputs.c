// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int largest = 0;
    for (int n = nondet_int(); n > 0; n--) {
        int x = nondet_int();
        if (x > largest) {
            largest = x;
        }
    }
    assert(largest >= 0);
    return 0;
}
