// run: same
// clang: -O2
#include <stdio.h>
#include <string.h>

static int comparisons;

static int less(unsigned short a, unsigned short b) {
    comparisons++;
    return a < b;
}

static void insertion(unsigned short *a, int n) {
    for (int i = 1; i < n; i++) {
        unsigned short x = a[i];
        int j = i;
        while (j > 0 && less(x, a[j - 1])) {
            a[j] = a[j - 1];
            j--;
        }
        a[j] = x;
    }
}

static void shell(unsigned short *a, int n) {
    static const int gaps[] = {57, 23, 10, 4, 1};
    for (int g = 0; g < 5; g++) {
        int gap = gaps[g];
        for (int i = gap; i < n; i++) {
            unsigned short x = a[i];
            int j = i;
            for (; j >= gap && less(x, a[j - gap]); j -= gap)
                a[j] = a[j - gap];
            a[j] = x;
        }
    }
}

int main(void) {
    enum { N = 128 };
    unsigned short a[N], b[N];
    unsigned v = 1;
    for (int i = 0; i < N; i++) {
        v = v * 17 % 257;
        a[i] = b[i] = (unsigned short)(v * v);
    }
    insertion(a, N);
    int first = comparisons;
    comparisons = 0;
    shell(b, N);
    printf("insertion %d, shell %d, same result: %d\n", first, comparisons, memcmp(a, b, sizeof a) == 0);
    for (int i = 0; i < N; i += 16)
        printf("%5u", a[i]);
    printf("\n");
    return comparisons < first ? 0 : 1;
}
