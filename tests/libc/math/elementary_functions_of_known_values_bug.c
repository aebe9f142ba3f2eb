// verify: violated
// native: abort
#include <assert.h>
#include <math.h>

int main(void) {
    double pi = 3.141592653589793;
    assert(sin(pi) == 0.0); //~ V0001
    return 0;
}
