// verify: violated
// clang: -std=c23
// native: ubsan
#include <assert.h>

int main(void) {
    signed _BitInt(17) v = 65535;
    v = v - 1wb;
    v = v + 2wb; //~ V0201
    assert((int)v == 65535);
    return 0;
}
