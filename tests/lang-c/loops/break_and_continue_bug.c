// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int stop = nondet_int(), skip = nondet_int(), seen = 0;
    for (int i = 0; i < 6; i++) {
        if (i == skip)
            continue;
        if (i == stop)
            break;
        seen += 1 << i;
    }
    if (skip >= 0 && skip < 6)
        assert(!(seen >> skip & 1));
    if (stop >= 0 && stop < 6 && stop != skip)
        assert(seen >> stop == 0);
    assert(seen < 62 || seen == 63); //~ V0001
    return 0;
}
