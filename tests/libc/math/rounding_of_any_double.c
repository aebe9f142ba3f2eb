// verify: proved
// native: none
#include <assert.h>
#include <math.h>

double nondet_double(void);

int main(void) {
    double x = nondet_double();
    if (!(x > -1e6 && x < 1e6)) {
        return 0;
    }
    double (*down)(double) = floor, (*up)(double) = ceil, (*cut)(double) = trunc;
    assert(down(x) <= x && x <= up(x));
    assert(up(x) - down(x) <= 1);
    assert(fabs(cut(x)) <= fabs(x));
    assert(down(x) == cut(x) || x < 0);
    return 0;
}
