// verify: violated
// native: abort
#include <assert.h>
#include <math.h>

int main(void) {
    assert(fmod(-7.5, 2.0) >= 0.0); //~ V0001
    return 0;
}
