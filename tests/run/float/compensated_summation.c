// run: same
#include <stdio.h>

static float naive(const float *a, int n) {
    float s = 0;
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

static float kahan(const float *a, int n) {
    volatile float s = 0, c = 0;
    for (int i = 0; i < n; i++) {
        volatile float y = a[i] - c, t = s + y;
        c = (t - s) - y;
        s = t;
    }
    return s;
}

static float pairwise(const float *a, int n) { return n == 1 ? a[0] : pairwise(a, n / 2) + pairwise(a + n / 2, n - n / 2); }

static double in_double(const float *a, int n) {
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

int main(void) {
    enum { N = 4096 };
    static float a[N];
    for (int i = 0; i < N; i++)
        a[i] = (i % 3 == 0 ? 1000.0f : 0.001f) / (float)(i + 1) + 0.1f;
    printf("naive    %.6f\n", naive(a, N));
    printf("kahan    %.6f\n", kahan(a, N));
    printf("pairwise %.6f\n", pairwise(a, N));
    printf("double   %.6f\n", in_double(a, N));
    double error = kahan(a, N) - in_double(a, N);
    return error < 0.001 && error > -0.001 ? 0 : 1;
}
