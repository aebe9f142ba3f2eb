// run: same
#include <stdio.h>

static void show(int n, int m, int a[n][m]) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            printf("%3d%c", a[i][j], j + 1 == m ? '\n' : ' ');
}

static void transpose(int n, int m, int a[n][m], int t[m][n]) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            t[j][i] = a[i][j];
}

static void spiral(int n, int m, int a[n][m]) {
    int top = 0, bottom = n - 1, left = 0, right = m - 1, k = 1;
    while (top <= bottom && left <= right) {
        for (int c = left; c <= right; c++)
            a[top][c] = k++;
        for (int r = ++top; r <= bottom; r++)
            a[r][right] = k++;
        right--;
        for (int c = right; c >= left && top <= bottom; c--)
            a[bottom][c] = k++;
        bottom--;
        for (int r = bottom; r >= top && left <= right; r--)
            a[r][left] = k++;
        left++;
    }
}

static int magic(int n, int a[n][n]) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] = n * ((i + j + 1 + n / 2) % n) + (i + 2 * j + n - 3 + 5) % n + 1;
    int want = n * (n * n + 1) / 2, diagonal = 0;
    for (int i = 0; i < n; i++) {
        int row = 0, column = 0;
        for (int j = 0; j < n; j++) {
            row += a[i][j];
            column += a[j][i];
        }
        if (row != want || column != want)
            return 0;
        diagonal += a[i][i];
    }
    return diagonal;
}

int main(void) {
    int a[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}, t[4][3];
    transpose(3, 4, a, t);
    show(4, 3, t);
    int square[5][5];
    int d = magic(5, square);
    show(5, 5, square);
    printf("diagonal %d\n", d);
    int s[4][6];
    spiral(4, 6, s);
    show(4, 6, s);
    return d ? 0 : 1;
}
