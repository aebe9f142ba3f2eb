// verify: bounded
// flags: --unwind 4
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint();
    // Signed: that it does not overflow is checked in every round.
    int rounds = 0;
    while (n--)
        rounds++;
    assert(rounds < 20);
    return 0;
}
