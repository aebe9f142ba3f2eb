// run: same
#include <stdio.h>
#include <string.h>

enum { MAX = 16 };
static unsigned char cost[MAX + 1][MAX + 1];

static int minimum(int a, int b, int c) {
    int m = a < b ? a : b;
    return m < c ? m : c;
}

static int distance(const char *a, const char *b) {
    int n = (int)strlen(a), m = (int)strlen(b);
    for (int i = 0; i <= n; i++)
        cost[i][0] = (unsigned char)i;
    for (int j = 0; j <= m; j++)
        cost[0][j] = (unsigned char)j;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            cost[i][j] = (unsigned char)minimum(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
    return cost[n][m];
}

static void script(const char *a, const char *b, int i, int j) {
    if (i == 0 && j == 0)
        return;
    if (i && j && cost[i][j] == cost[i - 1][j - 1] + (a[i - 1] != b[j - 1])) {
        script(a, b, i - 1, j - 1);
        if (a[i - 1] == b[j - 1])
            printf("%c", a[i - 1]);
        else
            printf("[%c>%c]", a[i - 1], b[j - 1]);
    } else if (i && cost[i][j] == cost[i - 1][j] + 1) {
        script(a, b, i - 1, j);
        printf("-%c", a[i - 1]);
    } else {
        script(a, b, i, j - 1);
        printf("+%c", b[j - 1]);
    }
}

int main(void) {
    static const char *const pairs[][2] = {{"kitten", "sitting"}, {"sunday", "saturday"}, {"", "new"}, {"gone", ""}, {"same", "same"}, {"intention", "execution"}};
    int sum = 0;
    for (int i = 0; i < 6; i++) {
        int d = distance(pairs[i][0], pairs[i][1]);
        printf("%d ", d);
        script(pairs[i][0], pairs[i][1], (int)strlen(pairs[i][0]), (int)strlen(pairs[i][1]));
        printf("\n");
        sum += d;
    }
    return sum == 18 ? 0 : 1;
}
