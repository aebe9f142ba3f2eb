// verify: proved
// native: none
#include <assert.h>

long nondet_long(void);

static int class_of(long v) {
    switch (v) {
    case -9223372036854775807L - 1 ... -1L: return -1;
    case 0: return 0;
    case 1 ... 999: return 1;
    case 0x100000000L: return 2;
    default: return 3;
    }
}

int main(void) {
    long v = nondet_long();
    int c = class_of(v);
    assert((c == -1) == (v < 0));
    assert(c != 2 || v == 4294967296L);
    assert(c != 3 || v >= 1000);
    return 0;
}
