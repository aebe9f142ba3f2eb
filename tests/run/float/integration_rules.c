// run: same
// clang: -O1
#include <math.h>
#include <stdio.h>

static double f(double x) { return 1.0 / (1.0 + x * x); }
static double g(double x) { return x * x * x - x + 2; }
static double h(double x) { return sqrt(x); }

static double trapezium(double (*fn)(double), double a, double b, int n) {
    double step = (b - a) / n, sum = (fn(a) + fn(b)) / 2;
    for (int i = 1; i < n; i++)
        sum += fn(a + i * step);
    return sum * step;
}

static double simpson(double (*fn)(double), double a, double b, int n) {
    double step = (b - a) / n, sum = fn(a) + fn(b);
    for (int i = 1; i < n; i++)
        sum += fn(a + i * step) * (i % 2 ? 4 : 2);
    return sum * step / 3;
}

static double adaptive(double (*fn)(double), double a, double b, double whole, double tolerance, int depth) {
    double m = (a + b) / 2, left = simpson(fn, a, m, 2), right = simpson(fn, m, b, 2);
    double error = left + right - whole;
    if (depth == 0 || (error < 15 * tolerance && error > -15 * tolerance))
        return left + right + error / 15;
    return adaptive(fn, a, m, left, tolerance / 2, depth - 1) + adaptive(fn, m, b, right, tolerance / 2, depth - 1);
}

int main(void) {
    static const struct {
        const char *name;
        double (*fn)(double);
        double a, b, exact;
    } cases[] = {{"atan", f, 0, 1, 0.78539816339744831}, {"cubic", g, -1, 3, 24}, {"root", h, 0, 4, 16.0 / 3}};
    for (int i = 0; i < 3; i++) {
        double t = trapezium(cases[i].fn, cases[i].a, cases[i].b, 64);
        double s = simpson(cases[i].fn, cases[i].a, cases[i].b, 64);
        double whole = simpson(cases[i].fn, cases[i].a, cases[i].b, 2);
        double d = adaptive(cases[i].fn, cases[i].a, cases[i].b, whole, 1e-8, 12);
        printf("%-6s %.6f %.6f %.6f\n", cases[i].name, t, s, d);
        if (fabs(d - cases[i].exact) > 1e-6)
            return 1;
    }
    return 0;
}
