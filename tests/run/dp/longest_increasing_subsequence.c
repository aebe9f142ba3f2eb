// run: same
// clang: -O2
#include <stdio.h>

static int quadratic(const int *a, int n) {
    int best[64], longest = 0;
    for (int i = 0; i < n; i++) {
        best[i] = 1;
        for (int j = 0; j < i; j++)
            if (a[j] < a[i] && best[j] + 1 > best[i])
                best[i] = best[j] + 1;
        if (best[i] > longest)
            longest = best[i];
    }
    return longest;
}

static int by_piles(const int *a, int n, int *result) {
    int tails[64], from[64], piles = 0;
    for (int i = 0; i < n; i++) {
        int lo = 0, hi = piles;
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            if (a[tails[mid]] < a[i])
                lo = mid + 1;
            else
                hi = mid;
        }
        from[i] = lo ? tails[lo - 1] : -1;
        tails[lo] = i;
        if (lo == piles)
            piles++;
    }
    for (int k = piles, i = piles ? tails[piles - 1] : -1; i >= 0; i = from[i])
        result[--k] = a[i];
    return piles;
}

int main(void) {
    int a[64], result[64];
    for (int round = 1; round <= 5; round++) {
        int n = 12 * round;
        for (int i = 0; i < n; i++)
            a[i] = i * i * 31 * round % 97 + i;
        int q = quadratic(a, n), p = by_piles(a, n, result);
        if (p != q)
            return 1;
        printf("%d of %d:", p, n);
        for (int i = 0; i < p; i++) {
            if (i && result[i] <= result[i - 1])
                return 2;
            printf(" %d", result[i]);
        }
        printf("\n");
    }
    return 0;
}
