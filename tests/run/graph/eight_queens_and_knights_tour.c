// run: same
// clang: -O2
#include <stdio.h>
#include <string.h>

static int queens(int n, int row, unsigned columns, unsigned left, unsigned right) {
    if (row == n)
        return 1;
    int count = 0;
    for (unsigned open = ((1u << n) - 1) & ~(columns | left | right); open; open &= open - 1) {
        unsigned bit = open & -open;
        count += queens(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
}

enum { SIZE = 6 };
static int board[SIZE][SIZE];
static const int dr[] = {1, 2, 2, 1, -1, -2, -2, -1}, dc[] = {2, 1, -1, -2, -2, -1, 1, 2};

static int is_open(int r, int c) { return r >= 0 && r < SIZE && c >= 0 && c < SIZE && !board[r][c]; }

static int exits(int r, int c) {
    int n = 0;
    for (int d = 0; d < 8; d++)
        n += is_open(r + dr[d], c + dc[d]);
    return n;
}

static int tour(int r, int c, int move) {
    board[r][c] = move;
    if (move == SIZE * SIZE)
        return 1;
    for (int want = 0; want <= 8; want++)
        for (int d = 0; d < 8; d++)
            if (is_open(r + dr[d], c + dc[d]) && exits(r + dr[d], c + dc[d]) == want && tour(r + dr[d], c + dc[d], move + 1))
                return 1;
    board[r][c] = 0;
    return 0;
}

int main(void) {
    for (int n = 1; n <= 8; n++)
        printf("%d queens: %d\n", n, queens(n, 0, 0, 0, 0));
    if (!tour(0, 0, 1))
        return 1;
    for (int r = 0; r < SIZE; r++)
        for (int c = 0; c < SIZE; c++)
            printf("%3d%s", board[r][c], c == SIZE - 1 ? "\n" : "");
    return queens(8, 0, 0, 0, 0) == 92 ? 0 : 1;
}
