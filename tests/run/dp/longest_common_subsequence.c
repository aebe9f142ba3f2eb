// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *lcs(const char *a, const char *b) {
    size_t n = strlen(a), m = strlen(b);
    int (*table)[m + 1] = calloc(n + 1, sizeof *table);
    if (!table)
        exit(1);
    for (size_t i = 1; i <= n; i++)
        for (size_t j = 1; j <= m; j++)
            if (a[i - 1] == b[j - 1])
                table[i][j] = table[i - 1][j - 1] + 1;
            else
                table[i][j] = table[i - 1][j] > table[i][j - 1] ? table[i - 1][j] : table[i][j - 1];
    int length = table[n][m];
    char *out = malloc((size_t)length + 1);
    if (!out)
        exit(1);
    out[length] = '\0';
    for (size_t i = n, j = m; length > 0;)
        if (a[i - 1] == b[j - 1]) {
            out[--length] = a[i - 1];
            i--, j--;
        } else if (table[i - 1][j] >= table[i][j - 1]) {
            i--;
        } else {
            j--;
        }
    free(table);
    return out;
}

int main(void) {
    static const char *const pairs[][2] = {{"AGGTAB", "GXTXAYB"}, {"kitten", "sitting"}, {"", "abc"}, {"abcdef", "fedcba"}, {"nematode knowledge", "empty bottle"}};
    for (int i = 0; i < 5; i++) {
        char *common = lcs(pairs[i][0], pairs[i][1]);
        printf("%zu <%s>\n", strlen(common), common);
        if (i == 0 && strcmp(common, "GTAB") != 0)
            return 1;
        free(common);
    }
    return 0;
}
