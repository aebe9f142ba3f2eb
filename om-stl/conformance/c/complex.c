/* <complex.h>: arithmetic to the bit, the few functions to a few units of the last place. */
#include "compare.h"
#include <complex.h>
#include <math.h>

MODEL(creal);
MODEL(cimag);
MODEL(cabs);
MODEL(carg);
MODEL(conj);
MODEL(cproj);
MODEL(clog);
MODEL(cexp);
MODEL(cpow);
MODEL(csqrt);
double _Complex __muldc3(double, double, double, double), __divdc3(double, double, double, double);
MODEL(__muldc3);
MODEL(__divdc3);

static bool near(double a, double b, double scale) {
    return a == b || (a != a && b != b) || fabs(a - b) <= 16 * (nextafter(fabs(scale), INFINITY) - fabs(scale));
}

/* Close compared with the size of the whole. */
static bool close_to(double _Complex a, double _Complex b) {
    double size = hypot(creal(b), cimag(b));
    size = isfinite(size) ? size : 0;
    return near(creal(a), creal(b), size) && near(cimag(a), cimag(b), size);
}

static const double special[] = {0.0, -0.0, 1, -1, 2.5, -0.5, 1e10, 1e-10, INFINITY, -INFINITY, NAN};
#define SPECIAL (sizeof special / sizeof *special)

#define BIT(function, ...)                                                                                             \
    COMPARE(#function, close_to(om_##function(__VA_ARGS__), function(__VA_ARGS__)), "%g %g %g %g: %g %g, not %g %g",   \
            a, b, c, d, creal(om_##function(__VA_ARGS__)), cimag(om_##function(__VA_ARGS__)),                          \
            creal(function(__VA_ARGS__)), cimag(function(__VA_ARGS__)))

static void check(double a, double b, double c, double d) {
    double _Complex z = __builtin_complex(a, b), w = __builtin_complex(c, d);
    BIT(__muldc3, a, b, c, d);
    BIT(__divdc3, a, b, c, d);
    BIT(conj, z);
    BIT(cproj, z);
    COMPARE("creal", near(creal(z), om_creal(z), 0) && near(cimag(z), om_cimag(z), 0), "%g %g", a, b);
    COMPARE("cabs", near(om_cabs(z), cabs(z), cabs(z)), "%g %g", a, b);
    COMPARE("carg", near(om_carg(z), carg(z), carg(z)), "%g %g", a, b);
    BIT(csqrt, z);
    if (isfinite(a) && isfinite(b)) {
        BIT(clog, z);
        BIT(cexp, z);
    }
}

int main(void) {
    for (size_t i = 0; i < SPECIAL; i++) {
        for (size_t j = 0; j < SPECIAL; j++) {
            for (size_t k = 0; k < SPECIAL * SPECIAL; k++) {
                check(special[i], special[j], special[k % SPECIAL], special[k / SPECIAL]);
            }
        }
    }
    for (int i = 0; i < 20000; i++) {
        double v[4];
        for (int k = 0; k < 4; k++) {
            v[k] = (double)(int64_t)random_bits() / 0x1p60;
        }
        check(v[0], v[1], v[2], v[3]);
        double _Complex z = __builtin_complex((double)fabs(v[0]), v[1]), w = __builtin_complex(v[2] / 8, v[3] / 8);
        double _Complex expected = cpow(z, w), got = om_cpow(z, w);
        COMPARE("cpow", cabs(expected - got) <= 1e-13 * cabs(expected), "%g %g", creal(z), cimag(z));
    }
    return finish("complex.h");
}
