// verify: violated
// native: ubsan
#include <assert.h>

static double half(double x) { return x / 2; }
static long twice(long x) { return 2 * x; }

union any_function {
    double (*real)(double);
    long (*whole)(long);
};

int main(void) {
    union any_function f;
    f.real = half;
    assert(f.real(5.0) == 2.5);
    assert(f.whole(21) == 42); //~ V0304
    assert(twice(2) == 4);
    return 0;
}
