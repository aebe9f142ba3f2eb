// run: same
#include <stdio.h>
#include <string.h>

int main(void) {
    int a, b, n;
    unsigned u;
    long l;
    double d;
    float f;
    char word[16], c, set[16];

    n = sscanf("12 -34", "%d%d", &a, &b);
    printf("%d: %d %d\n", n, a, b);
    n = sscanf("0x1F 077 99", "%x %o %i", &u, (unsigned *)&a, &b);
    printf("%d: %u %d %d\n", n, u, a, b);
    n = sscanf("0x10 010 10", "%i %i %i", &a, &b, (int *)&u);
    printf("%d: %d %d %u\n", n, a, b, u);
    n = sscanf("  hello world", "%15s%c%n", word, &c, &a);
    printf("%d: <%s> <%c> %d\n", n, word, c, a);
    n = sscanf("3.25e2,-.5", "%lf,%f", &d, &f);
    printf("%d: %g %g\n", n, d, f);
    n = sscanf("key=value;rest", "%15[^=]=%15[a-z];", word, set);
    printf("%d: %s %s\n", n, word, set);
    n = sscanf("2024-02-29", "%4d-%2d-%2d", &a, &b, (int *)&u);
    printf("%d: %d/%d/%u\n", n, a, b, u);
    n = sscanf("123456", "%3d%ld", &a, &l);
    printf("%d: %d %ld\n", n, a, l);
    n = sscanf("7 skip 8", "%d %*s %d", &a, &b);
    printf("%d: %d %d\n", n, a, b);
    n = sscanf("abc", "%d", &a);
    printf("%d\n", n);
    n = sscanf("", "%d", &a);
    printf("%d\n", n);
    n = sscanf("50%", "%d%%%n", &a, &b);
    printf("%d: %d %d\n", n, a, b);
    return 0;
}
