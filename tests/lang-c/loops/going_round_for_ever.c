// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

/* A loop that changes nothing never ends; what comes before it is all there is to check. */
int main(void) {
    int n = nondet_int();
    assert(n <= 3 || n > 3);
    int phase = 0;
    for (;;) {
        phase = (phase + 1) % 6;
    }
}
