// run: same
#include <stdio.h>

/* Bareiss' fraction-free elimination keeps every entry an integer. */
static long determinant(long m[5][5], int n) {
    long previous = 1;
    int sign = 1;
    for (int k = 0; k < n - 1; k++) {
        if (m[k][k] == 0) {
            int r = k + 1;
            while (r < n && m[r][k] == 0)
                r++;
            if (r == n)
                return 0;
            for (int c = 0; c < n; c++) {
                long t = m[k][c];
                m[k][c] = m[r][c];
                m[r][c] = t;
            }
            sign = -sign;
        }
        for (int i = k + 1; i < n; i++)
            for (int j = k + 1; j < n; j++)
                m[i][j] = (m[i][j] * m[k][k] - m[i][k] * m[k][j]) / previous;
        previous = m[k][k];
    }
    return sign * m[n - 1][n - 1];
}

static long by_cofactors(long m[5][5], int n) {
    if (n == 1)
        return m[0][0];
    long sum = 0;
    for (int c = 0; c < n; c++) {
        long minor[5][5];
        for (int i = 1; i < n; i++)
            for (int j = 0, k = 0; j < n; j++)
                if (j != c)
                    minor[i - 1][k++] = m[i][j];
        sum += (c % 2 ? -1 : 1) * m[0][c] * by_cofactors(minor, n - 1);
    }
    return sum;
}

int main(void) {
    for (int round = 0; round < 6; round++) {
        long m[5][5];
        for (int i = 0; i < 5; i++)
            for (int j = 0; j < 5; j++)
                m[i][j] = (i * 7 + j * j * 3 + round * i * j) % 11 - 5;
        if (round == 3)
            m[0][0] = 0;
        if (round == 5)
            for (int j = 0; j < 5; j++)
                m[4][j] = m[0][j] + m[1][j];
        long expected = by_cofactors(m, 5);
        long got = determinant(m, 5);
        printf("round %d: %ld\n", round, got);
        if (got != expected)
            return 1;
    }
    return 0;
}
