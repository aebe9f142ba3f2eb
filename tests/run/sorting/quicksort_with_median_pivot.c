// run: same
#include <stdio.h>
#include <stdlib.h>

static void swap(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
}

static int median_of_three(int *a, int lo, int hi) {
    int mid = lo + (hi - lo) / 2;
    if (a[mid] < a[lo])
        swap(&a[mid], &a[lo]);
    if (a[hi] < a[lo])
        swap(&a[hi], &a[lo]);
    if (a[hi] < a[mid])
        swap(&a[hi], &a[mid]);
    return a[mid];
}

static void quicksort(int *a, int lo, int hi) {
    while (lo < hi) {
        int pivot = median_of_three(a, lo, hi);
        int i = lo, j = hi;
        while (i <= j) {
            while (a[i] < pivot)
                i++;
            while (a[j] > pivot)
                j--;
            if (i <= j)
                swap(&a[i++], &a[j--]);
        }
        if (j - lo < hi - i) {
            quicksort(a, lo, j);
            lo = i;
        } else {
            quicksort(a, i, hi);
            hi = j;
        }
    }
}

int main(void) {
    enum { N = 300 };
    int a[N];
    unsigned seed = 12345;
    for (int i = 0; i < N; i++) {
        seed = seed * 1103515245u + 12345u;
        a[i] = (int)(seed >> 16) % 1000 - 500;
    }
    quicksort(a, 0, N - 1);
    long checksum = 0;
    for (int i = 0; i < N; i++) {
        if (i > 0 && a[i - 1] > a[i]) {
            printf("out of order at %d\n", i);
            return 1;
        }
        checksum += (long)a[i] * (i + 1);
    }
    printf("min %d max %d median %d checksum %ld\n", a[0], a[N - 1], a[N / 2], checksum);
    return 0;
}
