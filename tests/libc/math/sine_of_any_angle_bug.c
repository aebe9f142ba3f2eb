// verify: violated
// native: none
#include <assert.h>
#include <math.h>

double nondet_double(void);

int main(void) {
    double x = nondet_double();
    if (!(x >= 0.0 && x <= 100.0)) {
        return 0;
    }
    assert(sin(x) >= 0.0); //~ V0001
    return 0;
}
