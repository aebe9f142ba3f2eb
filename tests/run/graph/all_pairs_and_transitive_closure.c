// run: same
#include <stdint.h>
#include <stdio.h>

#define N 7
#define FAR 1000000

int main(void) {
    int d[N][N];
    uint8_t reach[N];
    for (int i = 0; i < N; i++) {
        reach[i] = (uint8_t)(1u << i);
        for (int j = 0; j < N; j++)
            d[i][j] = i == j ? 0 : FAR;
    }
    static const int edges[][3] = {{0, 1, 3}, {1, 2, -2}, {2, 0, 4}, {2, 3, 2}, {3, 4, -1}, {5, 6, 7}, {4, 2, 1}};
    for (unsigned e = 0; e < sizeof edges / sizeof *edges; e++) {
        d[edges[e][0]][edges[e][1]] = edges[e][2];
        reach[edges[e][0]] |= (uint8_t)(1u << edges[e][1]);
    }
    for (int k = 0; k < N; k++)
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++)
                if (d[i][k] < FAR && d[k][j] < FAR && d[i][k] + d[k][j] < d[i][j])
                    d[i][j] = d[i][k] + d[k][j];
            if (reach[i] >> k & 1)
                reach[i] |= reach[k];
        }
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            if ((d[i][j] < FAR) != (reach[i] >> j & 1))
                return 1;
            if (d[i][j] < FAR)
                printf("%4d", d[i][j]);
            else
                printf("   .");
        }
        printf("  %02x\n", reach[i]);
        if (d[i][i] < 0)
            return 2;
    }
    return 0;
}
