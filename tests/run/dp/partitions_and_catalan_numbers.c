// run: same
#include <stdio.h>

static unsigned long partitions[101];

static unsigned long catalan_memo[40];

static unsigned long catalan(int n) {
    if (n <= 1)
        return 1;
    if (catalan_memo[n])
        return catalan_memo[n];
    unsigned long sum = 0;
    for (int i = 0; i < n; i++)
        sum += catalan(i) * catalan(n - 1 - i);
    return catalan_memo[n] = sum;
}

static unsigned long stirling(int n, int k) {
    if (n == k)
        return 1;
    if (k == 0 || k > n)
        return 0;
    return (unsigned long)k * stirling(n - 1, k) + stirling(n - 1, k - 1);
}

static int listed;

static void list_partitions(int *parts, int n, int rest, int most) {
    if (rest == 0) {
        for (int i = 0; i < n; i++)
            printf("%d%s", parts[i], i + 1 < n ? "+" : " ");
        listed++;
        return;
    }
    for (int p = rest < most ? rest : most; p > 0; p--) {
        parts[n] = p;
        list_partitions(parts, n + 1, rest - p, p);
    }
}

int main(void) {
    partitions[0] = 1;
    for (int part = 1; part <= 100; part++)
        for (int n = part; n <= 100; n++)
            partitions[n] += partitions[n - part];
    printf("p(10)=%lu p(50)=%lu p(100)=%lu\n", partitions[10], partitions[50], partitions[100]);
    int parts[8];
    list_partitions(parts, 0, 6, 6);
    printf("\n%d listed\n", listed);
    for (int i = 0; i <= 30; i += 5)
        printf("C(%d)=%lu ", i, catalan(i));
    printf("\nS(10,k):");
    unsigned long bell = 0;
    for (int k = 1; k <= 10; k++) {
        printf(" %lu", stirling(10, k));
        bell += stirling(10, k);
    }
    printf(" sum %lu\n", bell);
    return partitions[100] == 190569292 && (unsigned long)listed == partitions[6] && bell == 115975 ? 0 : 1;
}
