// run: same
#include <stdio.h>
#include <string.h>

enum { W = 12, H = 8 };
typedef unsigned char grid[H][W];

static int neighbours(grid g, int y, int x) {
    int n = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dy || dx)
                n += g[(y + dy + H) % H][(x + dx + W) % W];
    return n;
}

static int step(grid now) {
    grid next;
    int alive = 0;
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int n = neighbours(now, y, x);
            next[y][x] = n == 3 || (n == 2 && now[y][x]);
            alive += next[y][x];
        }
    memcpy(now, next, sizeof next);
    return alive;
}

static void show(grid g) {
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++)
            putchar(g[y][x] ? '#' : '.');
        putchar('\n');
    }
}

int main(void) {
    grid g = {{0, 1, 0}, {0, 0, 1}, {1, 1, 1}};
    grid first;
    memcpy(first, g, sizeof g);
    for (int i = 0; i < 20; i++)
        if (step(g) != 5)
            return 1;
    show(g);
    for (int i = 20; i < 96; i++)
        step(g);
    printf("back home: %s\n", memcmp(g, first, sizeof g) == 0 ? "yes" : "no");
    return memcmp(g, first, sizeof g) != 0;
}
