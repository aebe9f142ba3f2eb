// run: same
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t bits(double d) {
    uint64_t u;
    memcpy(&u, &d, sizeof u);
    return u;
}

static double from_bits(uint64_t u) {
    double d;
    memcpy(&d, &u, sizeof d);
    return d;
}

static double next_up(double d) { return from_bits(bits(d) + 1); }

int main(void) {
    double values[] = {0.0, -0.0, 1.0, -2.0, 0.1, 1e308, 4.9406564584124654e-324, 3.141592653589793};
    for (int i = 0; i < 8; i++) {
        uint64_t u = bits(values[i]);
        printf("%g: sign %d exponent %d mantissa %013llx\n", values[i], (int)(u >> 63), (int)(u >> 52 & 0x7ff), (unsigned long long)(u & 0xfffffffffffffu));
    }
    double ulp = next_up(1.0) - 1.0;
    printf("epsilon %g\n", ulp);
    if (1.0 + ulp == 1.0 || 1.0 + ulp / 2 != 1.0)
        return 1;
    double big = 9007199254740992.0;
    printf("%.0f %.0f %.0f\n", big, big + 1, big + 2);
    double infinity = from_bits(0x7ff0000000000000u), nan = from_bits(0x7ff8000000000001u);
    printf("%d %d %d %d\n", infinity > 1e308, nan == nan, nan != nan, nan < 1 || nan >= 1);
    printf("%d %d\n", 0.0 == -0.0, bits(0.0) == bits(-0.0));
    float f = 16777216.0f;
    printf("%d %d\n", f + 1.0f == f, (int)((float)33554433 - 33554432.0f));
    return infinity - 1 == infinity ? 0 : 2;
}
