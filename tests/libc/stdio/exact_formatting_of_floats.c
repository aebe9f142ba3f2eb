// verify: proved
// native: ok
#include <assert.h>
#include <stdio.h>
#include <string.h>

static void check(const char *format, double value, const char *expected) {
    char text[64];
    snprintf(text, sizeof text, format, value);
    assert(strcmp(text, expected) == 0);
}

int main(void) {
    check("%.3f", 2.0005, "2.001");
    check("%.0f", 0.5, "0");
    check("%.0f", 1.5, "2");
    check("%e", 12345.678, "1.234568e+04");
    check("%g", 1e-5, "1e-05");
    check("%g", 100000.0, "100000");
    check("%.17g", 0.1, "0.10000000000000001");
    check("%a", 1.0, "0x1p+0");
    check("%+08.2f", 3.14159, "+0003.14");
    return 0;
}
