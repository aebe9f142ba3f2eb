// run: same
#include <math.h>
#include <stdio.h>

int main(void) {
    double values[] = {2.5, -2.5, 0.49999999999999994, 1e15 + 0.5, -0.3, 7.0, 1234.5678};
    for (int i = 0; i < 7; i++) {
        double v = values[i], whole;
        double fraction = modf(v, &whole);
        printf("%g: %g %g %g %g %g | %g + %g\n", v, floor(v), ceil(v), trunc(v), round(v), rint(v), whole, fraction);
    }
    printf("%g %g %g %g\n", fmod(7.5, 2), fmod(-7.5, 2), fmod(1e10, 3), remainder(7.5, 2));
    int exponent;
    double mantissa = frexp(48.0, &exponent);
    printf("%g %d %g\n", mantissa, exponent, ldexp(0.75, 5));
    printf("%g %g %g\n", fabs(-3.5), copysign(2.0, -0.0), fmax(1.0, NAN));
    printf("%ld %ld %lld\n", lround(2.5), lrint(2.5), llround(-2.5));
    printf("%d %d %d %d\n", isnan(NAN) != 0, isinf(INFINITY) != 0, isfinite(1.0) != 0, signbit(-0.0) != 0);
    double root = sqrt(2.0);
    root = root * root;
    printf("%g %g\n", root - 2.0, hypot(3.0, 4.0));
    printf("%d %d %d\n", (int)3.99, (int)-3.99, (unsigned char)200.7);
    float f = 0.1f;
    double d = 0.1;
    printf("%d %d\n", f == 0.1f, (double)f == d);
    printf("%d %g\n", (float)d == f, (double)(float)16777217.0);
    long big = 9007199254740993L;
    printf("%ld\n", (long)(double)big);
    printf("%.1f %.1f\n", (double)18446744073709551615ull, (double)(float)4294967295u);
    return 0;
}
