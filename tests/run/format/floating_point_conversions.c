// run: same
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
    double values[] = {0.0, -0.0, 1.0, -1.5, 0.1, 1e10, 1e-10, 123456.789, 1.0 / 3.0, 2.5, 3.5, 1e100, DBL_MIN, DBL_MAX, 5e-324, 999999.5, 0.0001, 0.00001};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        double v = values[i];
        printf("%f|%.2f|%.0f|%e|%.3E|%g|%.10g|%a\n", v, v, v, v, v, v, v, v);
    }
    printf("[%10.3f] [%-10.3f] [%+.1f] [% .1f] [%010.3f] [%#.0f] [%#g]\n", 3.14159, 3.14159, 2.0, 2.0, -3.14159, 5.0, 1.0);
    printf("%f %F %e %g\n", INFINITY, -INFINITY, INFINITY, -INFINITY);
    printf("%5.1f %-8f| %g\n", NAN, NAN, fabs(-NAN));
    printf("%Lf %.15Lg\n", 1.5L, 1.0L / 3.0L);
    printf("%.17g %.17g %.9g\n", 0.1, 0.2 + 0.1, (double)0.1f);
    printf("%.30f\n", 0.1);
    printf("%.0f %.0f %.0f %.0f\n", 0.5, 1.5, 2.5, -0.5);
    return 0;
}
