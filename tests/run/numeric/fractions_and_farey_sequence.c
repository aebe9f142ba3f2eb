// run: same
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int num, den;
} fraction;

static int gcd(int a, int b) { return b ? gcd(b, a % b) : abs(a); }

static fraction make(int num, int den) {
    int g = gcd(num, den);
    if (den < 0)
        g = -g;
    return (fraction){num / g, den / g};
}

static fraction add(fraction a, fraction b) { return make(a.num * b.den + b.num * a.den, a.den * b.den); }
static fraction sub(fraction a, fraction b) { return add(a, make(-b.num, b.den)); }
static fraction mul(fraction a, fraction b) { return make(a.num * b.num, a.den * b.den); }
static int less(fraction a, fraction b) { return a.num * b.den < b.num * a.den; }

int main(void) {
    fraction sum = make(0, 1);
    for (int i = 1; i <= 8; i++)
        sum = i % 2 ? add(sum, make(1, i)) : sub(sum, make(2, 2 * i));
    printf("alternating sum %d/%d\n", sum.num, sum.den);
    fraction p = make(1, 1);
    for (int i = 2; i <= 10; i++)
        p = mul(p, make(i * i - 1, -(i * i)));
    printf("product %d/%d\n", p.num, p.den);

    int n = 7, count = 1;
    fraction a = {0, 1}, b = {1, n};
    printf("0/1");
    while (b.num <= n && a.num != a.den) {
        printf(" %d/%d", b.num, b.den);
        if (!less(a, b))
            return 1;
        if (b.num * a.den - a.num * b.den != 1)
            return 2;
        int k = (n + a.den) / b.den;
        fraction c = {k * b.num - a.num, k * b.den - a.den};
        a = b;
        b = c;
        count++;
        if (a.num == a.den)
            break;
    }
    printf("\n%d terms\n", count);
    return count == 19 ? 0 : 3;
}
