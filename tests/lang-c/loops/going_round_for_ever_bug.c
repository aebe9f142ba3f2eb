// verify: violated
// native: none
#include <assert.h>

/* Comes back to where it was every six rounds, and on the way there is a bug. */
int main(void) {
    int phase = 0;
    for (;;) {
        phase = (phase + 1) % 6;
        assert(phase != 5); //~ V0001
    }
}
