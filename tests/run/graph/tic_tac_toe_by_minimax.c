// run: same
// clang: -O2
#include <stdio.h>

static const unsigned short lines[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
static long visited;

static int wins(unsigned mask) {
    for (int i = 0; i < 8; i++)
        if ((mask & lines[i]) == lines[i])
            return 1;
    return 0;
}

/* The value for the side to move; alpha-beta keeps it short. */
static int search(unsigned mine, unsigned theirs, int alpha, int beta, int *best) {
    visited++;
    if (wins(theirs))
        return -10 + __builtin_popcount(theirs);
    if ((mine | theirs) == 0777)
        return 0;
    for (int cell = 0; cell < 9; cell++) {
        if ((mine | theirs) >> cell & 1)
            continue;
        int reply, value = -search(theirs, mine | 1u << cell, -beta, -alpha, &reply);
        if (value > alpha) {
            alpha = value;
            *best = cell;
            if (alpha >= beta)
                break;
        }
    }
    return alpha;
}

static void show(unsigned x, unsigned o) {
    for (int i = 0; i < 9; i++)
        printf("%c%s", x >> i & 1 ? 'X' : o >> i & 1 ? 'O' : '.', i % 3 == 2 ? "\n" : "");
}

int main(void) {
    unsigned side[2] = {0, 0};
    int turn = 0;
    side[0] |= 1; /* X opens in the corner */
    turn = 1;
    for (int moves = 1; moves < 9 && !wins(side[!turn]); moves++) {
        int cell = -1;
        int value = search(side[turn], side[!turn], -100, 100, &cell);
        side[turn] |= 1u << cell;
        printf("%c takes %d (%d)\n", "XO"[turn], cell, value);
        turn = !turn;
    }
    show(side[0], side[1]);
    printf("%ld positions\n", visited);
    return wins(side[0]) || wins(side[1]);
}
