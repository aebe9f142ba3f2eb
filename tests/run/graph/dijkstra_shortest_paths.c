// run: same
#include <limits.h>
#include <stdio.h>

enum { N = 8 };

static const int weight[N][N] = {
    {0, 4, 0, 0, 0, 0, 0, 8}, {4, 0, 8, 0, 0, 0, 0, 11}, {0, 8, 0, 7, 0, 4, 0, 0}, {0, 0, 7, 0, 9, 14, 0, 0},
    {0, 0, 0, 9, 0, 10, 0, 0}, {0, 0, 4, 14, 10, 0, 2, 0}, {0, 0, 0, 0, 0, 2, 0, 1}, {8, 11, 0, 0, 0, 0, 1, 0},
};

static void path(const int *from, int to) {
    if (from[to] >= 0)
        path(from, from[to]);
    printf("%d ", to);
}

int main(void) {
    int distance[N], from[N], done[N] = {0};
    for (int i = 0; i < N; i++) {
        distance[i] = INT_MAX;
        from[i] = -1;
    }
    distance[0] = 0;
    for (int round = 0; round < N; round++) {
        int best = -1;
        for (int i = 0; i < N; i++)
            if (!done[i] && (best < 0 || distance[i] < distance[best]))
                best = i;
        done[best] = 1;
        for (int i = 0; i < N; i++)
            if (weight[best][i] && distance[best] + weight[best][i] < distance[i]) {
                distance[i] = distance[best] + weight[best][i];
                from[i] = best;
            }
    }
    int total = 0;
    for (int i = 0; i < N; i++) {
        printf("to %d: %2d by ", i, distance[i]);
        path(from, i);
        printf("\n");
        total += distance[i];
    }
    return total == 84 ? 0 : 1;
}
