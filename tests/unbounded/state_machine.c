// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int state = 0;
    int opened = 0;
    while (nondet_int()) {
        switch (state) {
        case 0:
            opened = 1;
            state = 1;
            break;
        case 1:
            state = nondet_int() ? 1 : 2;
            break;
        default:
            assert(opened);
            opened = 0;
            state = 0;
        }
    }
    assert(state >= 0 && state <= 2);
    return 0;
}
