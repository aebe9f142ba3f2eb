// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

static unsigned calls;

static void call(void) {
    calls += calls == 8 ? 2 : 4;
}

int main(void) {
    for (int n = nondet_int(); n > 0; n--) {
        call();
    }
    assert(calls % 4 == 0);  //~ V0001
    return 0;
}
