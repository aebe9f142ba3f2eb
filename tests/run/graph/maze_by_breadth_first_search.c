// run: same
#include <stdio.h>
#include <string.h>

static char maze[][18] = {
    "#################", "#S  #     #     #", "# # # ### # ### #", "# #   # #   # # #", "# ##### ##### # #",
    "#     #       # #", "##### # ##### # #", "#     #     #  E#", "#################",
};

enum { ROWS = 9, COLUMNS = 17 };

int main(void) {
    int queue[ROWS * COLUMNS], head = 0, tail = 0, from[ROWS * COLUMNS];
    memset(from, -1, sizeof from);
    int start = 0, goal = 0;
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLUMNS; c++) {
            if (maze[r][c] == 'S')
                start = r * COLUMNS + c;
            if (maze[r][c] == 'E')
                goal = r * COLUMNS + c;
        }
    queue[tail++] = start;
    from[start] = start;
    static const int step[] = {-COLUMNS, 1, COLUMNS, -1};
    while (head < tail && from[goal] < 0) {
        int at = queue[head++];
        for (int d = 0; d < 4; d++) {
            int to = at + step[d];
            if (from[to] < 0 && maze[to / COLUMNS][to % COLUMNS] != '#') {
                from[to] = at;
                queue[tail++] = to;
            }
        }
    }
    if (from[goal] < 0)
        return 1;
    int length = 0;
    for (int at = from[goal]; at != start; at = from[at]) {
        maze[at / COLUMNS][at % COLUMNS] = '.';
        length++;
    }
    for (int r = 0; r < ROWS; r++)
        puts(maze[r]);
    printf("%d steps, %d cells seen\n", length + 1, tail);
    return 0;
}
