// verify: violated
// flags: --check nan
// native: none
#include <math.h>

static double scale(double v, double factor) {
    return v * factor; //~ V0208
}

int main(void) {
    double large = scale(INFINITY, 2.0);
    double none = scale(INFINITY, 0.0);
    return large > 1.0 && none == 0.0 ? 0 : 1;
}
