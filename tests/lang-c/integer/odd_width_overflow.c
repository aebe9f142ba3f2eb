// verify: proved
// clang: -std=c23
// native: ok
#include <assert.h>

int main(void) {
    signed _BitInt(17) v = 65535;
    v = v - 1wb;
    v = v + 1wb;
    assert((int)v == 65535);
    return 0;
}
