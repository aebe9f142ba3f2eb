// run: same
#include <stdio.h>

static double horner(const double *c, int n, double x) {
    double r = 0;
    while (n-- > 0)
        r = r * x + c[n];
    return r;
}

static double exponential(double x) {
    double term = 1, sum = 1;
    for (int n = 1; n < 40; n++) {
        term = term * x / n;
        sum = sum + term;
    }
    return sum;
}

static double sine(double x) {
    double term = x, sum = x;
    for (int n = 1; n < 20; n++) {
        term = -term * x * x / ((2 * n) * (2 * n + 1));
        sum = sum + term;
    }
    return sum;
}

static double logarithm(double x) {
    double y = (x - 1) / (x + 1), square = y * y, sum = 0, power = y;
    for (int n = 1; n < 60; n += 2) {
        sum = sum + power / n;
        power = power * square;
    }
    return 2 * sum;
}

int main(void) {
    const double c[] = {-5, 3, 0, 2};
    for (double x = -2; x <= 2; x += 0.5)
        printf("%g ", horner(c, 4, x));
    printf("\n%.9f %.9f %.9f\n", exponential(1), exponential(-1), exponential(1) * exponential(-1));
    printf("%.9f %.9f\n", sine(0.5), sine(3.14159265358979));
    printf("%.9f %.9f\n", logarithm(2), logarithm(exponential(0.5)));
    double leibniz = 0;
    for (int i = 0; i < 1000; i++)
        leibniz += (i % 2 ? -4.0 : 4.0) / (2 * i + 1);
    printf("%.9f\n", leibniz);
    return exponential(1) > 2.718281828 && exponential(1) < 2.718281829 ? 0 : 1;
}
