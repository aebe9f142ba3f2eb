// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int set = 0;
    int seen = 0;
    while (nondet_int()) {
        if (nondet_int() > 3) {
            set = 1;
            seen = 1;
        }
    }
    assert(set == seen);
    return 0;
}
