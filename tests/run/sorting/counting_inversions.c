// run: same
#include <stdio.h>

static long merge_count(int *a, int *t, int lo, int hi) {
    if (hi - lo < 2)
        return 0;
    int mid = (lo + hi) / 2;
    long n = merge_count(a, t, lo, mid) + merge_count(a, t, mid, hi);
    int i = lo, j = mid, k = lo;
    while (i < mid || j < hi) {
        if (j >= hi || (i < mid && a[i] <= a[j])) {
            t[k++] = a[i++];
        } else {
            n += mid - i;
            t[k++] = a[j++];
        }
    }
    for (k = lo; k < hi; k++)
        a[k] = t[k];
    return n;
}

static long naive(const int *a, int n) {
    long count = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            count += a[i] > a[j];
    return count;
}

int main(void) {
    enum { N = 150 };
    int a[N], t[N];
    for (int round = 1; round <= 4; round++) {
        for (int i = 0; i < N; i++)
            a[i] = (i * 37 * round + i * i) % 101;
        long slow = naive(a, N);
        long fast = merge_count(a, t, 0, N);
        printf("round %d: %ld inversions\n", round, fast);
        if (slow != fast)
            return 1;
    }
    return 0;
}
