// run: same
#include <limits.h>
#include <stdio.h>

enum { N = 7 };
static const int dims[N + 1] = {30, 35, 15, 5, 10, 20, 25, 8};
static long cost[N][N];
static int split[N][N];

static void parenthesise(int i, int j) {
    if (i == j) {
        printf("%c", 'A' + i);
        return;
    }
    printf("(");
    parenthesise(i, split[i][j]);
    parenthesise(split[i][j] + 1, j);
    printf(")");
}

static long brute(int i, int j) {
    if (i == j)
        return 0;
    long best = LONG_MAX;
    for (int k = i; k < j; k++) {
        long c = brute(i, k) + brute(k + 1, j) + (long)dims[i] * dims[k + 1] * dims[j + 1];
        if (c < best)
            best = c;
    }
    return best;
}

int main(void) {
    for (int length = 2; length <= N; length++)
        for (int i = 0; i + length <= N; i++) {
            int j = i + length - 1;
            cost[i][j] = LONG_MAX;
            for (int k = i; k < j; k++) {
                long c = cost[i][k] + cost[k + 1][j] + (long)dims[i] * dims[k + 1] * dims[j + 1];
                if (c < cost[i][j]) {
                    cost[i][j] = c;
                    split[i][j] = k;
                }
            }
        }
    parenthesise(0, N - 1);
    printf(" costs %ld\n", cost[0][N - 1]);
    return cost[0][N - 1] == brute(0, N - 1) && cost[0][5] == 15125 ? 0 : 1;
}
