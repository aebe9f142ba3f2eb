// run: same
#include <stdio.h>

typedef double function(double);

static double cubic(double x) { return x * x * x - 2 * x - 5; }
static double quartic(double x) { return ((x - 3) * x * x + 1) * x - 0.5; }
static double shifted(double x) { return x * x - 2; }

static double bisect(function *f, double lo, double hi, int *steps) {
    *steps = 0;
    while (hi - lo > 1e-12 && *steps < 100) {
        double mid = lo + (hi - lo) / 2;
        if ((f(lo) < 0) == (f(mid) < 0))
            lo = mid;
        else
            hi = mid;
        ++*steps;
    }
    return lo + (hi - lo) / 2;
}

static double newton(function *f, double x, int *steps) {
    for (*steps = 0; *steps < 50; ++*steps) {
        double h = 1e-7, slope = (f(x + h) - f(x - h)) / (2 * h), next = x - f(x) / slope;
        double moved = next > x ? next - x : x - next;
        x = next;
        if (moved < 1e-13)
            break;
    }
    return x;
}

int main(void) {
    function *const functions[] = {cubic, quartic, shifted};
    const double ends[][2] = {{2, 3}, {0.5, 1.2}, {1, 2}};
    for (int i = 0; i < 3; i++) {
        int a, b;
        double x = bisect(functions[i], ends[i][0], ends[i][1], &a);
        double y = newton(functions[i], ends[i][1], &b);
        double difference = x > y ? x - y : y - x;
        printf("%.10f %.10f in %d steps of bisection\n", x, y, a);
        if (i != 1 && difference > 1e-9)
            return 1;
    }
    return 0;
}
