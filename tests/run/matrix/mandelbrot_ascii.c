// run: same
#include <stdio.h>

int main(void) {
    const char *shades = " .:-=+*#%@";
    long total = 0;
    for (int row = 0; row < 17; row++) {
        for (int column = 0; column < 48; column++) {
            double cx = -2.1 + column * 0.0625, cy = -1.0 + row * 0.125;
            double x = 0, y = 0;
            int n = 0;
            while (x * x + y * y <= 4.0 && n < 36) {
                double t = x * x - y * y + cx;
                y = 2.0 * x * y + cy;
                x = t;
                n++;
            }
            total += n;
            putchar(shades[n / 4]);
        }
        putchar('\n');
    }
    printf("%ld iterations\n", total);
    return 0;
}
