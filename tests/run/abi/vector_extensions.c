// run: same
#include <stdio.h>

typedef int v4i __attribute__((vector_size(16)));
typedef unsigned char v16b __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef long long v2l __attribute__((vector_size(16)));

static void show(const char *name, v4i v) { printf("%s %d %d %d %d\n", name, v[0], v[1], v[2], v[3]); }

static int dot(v4i a, v4i b) {
    v4i p = a * b;
    return p[0] + p[1] + p[2] + p[3];
}

static v4f scale(v4f v, float k) { return v * k; }

int main(void) {
    v4i a = {1, 2, 3, 4}, b = {10, -20, 30, -40};
    show("sum", a + b);
    show("difference", a - b);
    show("product", a * b);
    show("quotient", b / a);
    show("rest", b % (a + 2));
    show("and", a & b);
    show("shift", a << a);
    show("negated", -b);
    show("not", ~a);
    show("less", a < b);
    show("select", (a < b) & a);
    printf("dot %d\n", dot(a, b));
    b[2] = 7;
    show("element", b);
    v4f f = scale((v4f){1.5f, 2.5f, -3.5f, 0}, 2.0f);
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    v2d d = {0.5, 0.25};
    d += 1.0;
    printf("%g %g\n", d[0], d[1]);
    v16b bytes;
    for (int i = 0; i < 16; i++)
        bytes[i] = (unsigned char)(i * 40);
    bytes += bytes;
    int sum = 0;
    for (int i = 0; i < 16; i++)
        sum += bytes[i];
    printf("bytes %d\n", sum);
    v2l wide = (v2l)a;
    printf("%llx %llx\n", (unsigned long long)wide[0], (unsigned long long)wide[1]);
    v4i shuffled = __builtin_shufflevector(a, b, 3, 0, 4, 6);
    show("shuffled", shuffled);
    v4i converted = __builtin_convertvector(f, v4i);
    show("converted", converted);
    return 0;
}
