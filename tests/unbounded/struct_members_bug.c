// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

struct window {
    int low, high;
};

int main(void) {
    struct window w = {0, 10};
    while (nondet_int()) {
        if (w.high < 1000000) {
            w.low += w.low == 2 ? 2 : 1;
            w.high++;
        }
    }
    assert(w.high - w.low == 10);  //~ V0001
    return 0;
}
