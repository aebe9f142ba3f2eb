// verify: proved
// flags: --check nan
// native: ok
#include <math.h>

static double scale(double v, double factor) {
    return factor == 0.0 ? 0.0 : v * factor;
}

int main(void) {
    double large = scale(INFINITY, 2.0);
    double none = scale(INFINITY, 0.0);
    return large > 1.0 && none == 0.0 ? 0 : 1;
}
