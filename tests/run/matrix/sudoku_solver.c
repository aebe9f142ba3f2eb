// run: same
// clang: -O2
#include <stdio.h>

static int grid[9][9], guesses;
static unsigned rows[9], columns[9], boxes[9];

static void place(int r, int c, int d) {
    grid[r][c] = d;
    rows[r] ^= 1u << d;
    columns[c] ^= 1u << d;
    boxes[r / 3 * 3 + c / 3] ^= 1u << d;
}

static int solve(void) {
    int best = 10, br = 0, bc = 0;
    unsigned bm = 0;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (!grid[r][c]) {
                unsigned m = ~(rows[r] | columns[c] | boxes[r / 3 * 3 + c / 3]) & 0x3fe;
                int n = __builtin_popcount(m);
                if (n < best) {
                    best = n;
                    br = r;
                    bc = c;
                    bm = m;
                }
            }
    if (best == 10)
        return 1;
    for (; bm; bm &= bm - 1) {
        int d = __builtin_ctz(bm);
        guesses++;
        place(br, bc, d);
        if (solve())
            return 1;
        place(br, bc, d);
        grid[br][bc] = 0;
    }
    return 0;
}

int main(void) {
    const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (int i = 0; i < 81; i++)
        if (puzzle[i] != '.')
            place(i / 9, i % 9, puzzle[i] - '0');
    if (!solve())
        return 1;
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++)
            printf("%d", grid[r][c]);
        printf("\n");
    }
    printf("%d placements\n", guesses);
    return 0;
}
