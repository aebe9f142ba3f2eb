// run: same
#include <stdio.h>
#include <string.h>

enum { W = 20, H = 8 };
static char canvas[H][W + 1] = {
    "....................", ".########...#####...", ".#......#...#...#...", ".#..##..#...#...#...", ".#..##..#####...#...", ".#..............#...", ".################...", "....................",
};

static int fill(int y, int x, char from, char to) {
    if (y < 0 || y >= H || x < 0 || x >= W || canvas[y][x] != from)
        return 0;
    canvas[y][x] = to;
    return 1 + fill(y - 1, x, from, to) + fill(y + 1, x, from, to) + fill(y, x - 1, from, to) + fill(y, x + 1, from, to);
}

static void triangle(char picture[17][33], int y, int x, int size) {
    if (size == 1) {
        picture[y][x] = '*';
        return;
    }
    size /= 2;
    triangle(picture, y, x, size);
    triangle(picture, y + size, x - size, size);
    triangle(picture, y + size, x + size, size);
}

int main(void) {
    int inside = fill(2, 2, '.', '~');
    int outside = fill(0, 0, '.', ' ');
    for (int y = 0; y < H; y++)
        puts(canvas[y]);
    printf("%d inside, %d outside\n", inside, outside);
    char picture[17][33];
    memset(picture, ' ', sizeof picture);
    triangle(picture, 0, 16, 16);
    int stars = 0;
    for (int y = 0; y < 16; y++) {
        picture[y][17 + y] = '\0';
        printf("%s\n", picture[y]);
        for (char *p = picture[y]; *p; p++)
            stars += *p == '*';
    }
    return stars == 81 ? 0 : 1;
}
