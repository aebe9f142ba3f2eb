// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int grid[3][3], target = nondet_int(), r, c;
    for (r = 0; r < 3; r++)
        for (c = 0; c < 3; c++)
            grid[r][c] = r * r + c;
    for (r = 0; r < 3; r++)
        for (c = 0; c < 3; c++)
            if (grid[r][c] == target)
                goto found;
    assert(target < 0 || target > 7); //~ V0001
    return 0;
found:
    assert(grid[r][c] == target);
    return 0;
}
