// run: same
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    int values[] = {0, 1, -1, 42, -12345, INT_MAX, INT_MIN};
    for (int i = 0; i < 7; i++) {
        int v = values[i];
        printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%.3d] [%8.4d] [%-8.4d]\n", v, v, v, v, v, v, v, v, v);
        printf("[%u] [%o] [%#o] [%x] [%#X] [%#010x] [%-#12xend]\n", (unsigned)v, (unsigned)v, (unsigned)v, (unsigned)v, (unsigned)v, (unsigned)v, (unsigned)v);
    }
    printf("%hhd %hhu %hd %hu\n", (signed char)-128, (unsigned char)255, (short)-32768, (unsigned short)65535);
    printf("%ld %lu %lld %llu\n", LONG_MIN, ULONG_MAX, LLONG_MIN, ULLONG_MAX);
    printf("%jd %zu %td\n", (intmax_t)-7, (size_t)99, (ptrdiff_t)-3);
    printf("[%*d] [%-*d] [%.*d] [%*.*d]\n", 6, 42, 6, 42, 5, 42, 8, 4, 42);
    printf("[%*d] [%.*d]\n", -6, 42, -1, 42);
    printf("[%.0d] [%.0d] [%5.0d]\n", 0, 7, 0);
    printf("%d%%|%c|%3c|%-3c|\n", 100, 'A', 'B', 'C');
    int written = 0;
    int n = printf("count%n me\n", &written);
    printf("%d %d\n", written, n);
    return written == 5 && n == 9 ? 0 : 1;
}
