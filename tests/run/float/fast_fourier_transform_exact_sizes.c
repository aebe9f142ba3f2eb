// run: same
/* Over the integers modulo 257, where 3 generates everything: no rounding anywhere. */
#include <stdio.h>
#include <string.h>

enum { P = 257 };

static int power(int b, int e) {
    int r = 1;
    for (; e; e >>= 1, b = b * b % P)
        if (e & 1)
            r = r * b % P;
    return r;
}

static void transform(int *a, int n, int inverse) {
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
    for (int length = 2; length <= n; length <<= 1) {
        int root = power(3, (P - 1) / length);
        if (inverse)
            root = power(root, P - 2);
        for (int i = 0; i < n; i += length)
            for (int k = 0, w = 1; k < length / 2; k++, w = w * root % P) {
                int even = a[i + k], odd = a[i + k + length / 2] * w % P;
                a[i + k] = (even + odd) % P;
                a[i + k + length / 2] = (even - odd + P) % P;
            }
    }
    if (inverse) {
        int scale = power(n, P - 2);
        for (int i = 0; i < n; i++)
            a[i] = a[i] * scale % P;
    }
}

int main(void) {
    int a[32] = {0}, b[32] = {0}, direct[32] = {0};
    for (int i = 0; i < 14; i++) {
        a[i] = i + 1;
        b[i] = 3 * i % 7;
    }
    for (int i = 0; i < 14; i++)
        for (int j = 0; j < 14; j++)
            direct[i + j] = (direct[i + j] + a[i] * b[j]) % P;
    transform(a, 32, 0);
    transform(b, 32, 0);
    for (int i = 0; i < 32; i++)
        a[i] = a[i] * b[i] % P;
    transform(a, 32, 1);
    for (int i = 0; i < 32; i++)
        printf("%d ", a[i]);
    printf("\n");
    return memcmp(a, direct, sizeof a) != 0;
}
