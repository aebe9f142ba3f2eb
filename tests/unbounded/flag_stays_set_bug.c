// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int set = 0;
    int seen = 0;
    while (nondet_int()) {
        if (nondet_int() > 3) {
            set = 1;
            seen = set && !seen ? 1 : 0;
        }
    }
    assert(set == seen);  //~ V0001
    return 0;
}
