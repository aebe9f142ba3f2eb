// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

static unsigned calls;

static void call(void) {
    calls += 4;
}

int main(void) {
    for (int n = nondet_int(); n > 0; n--) {
        call();
    }
    assert(calls % 4 == 0);
    return 0;
}
