// verify: violated
// native: none
#include <assert.h>
#include <math.h>

double nondet_double(void);

int main(void) {
    double x = nondet_double();
    if (!(x > -1e6 && x < 1e6)) {
        return 0;
    }
    double (*down)(double) = floor;
    assert(down(x) == (double)(long)x); //~ V0001
    return 0;
}
