// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

static int sum_row(const int (*m)[4], unsigned row) {
    int s = 0;
    for (int c = 0; c < 4; c++)
        s += m[row][c];
    return s;
}

int main(void) {
    int m[3][4] = {{1, 2, 3, 4}, {10, 20, 30, 40}, {100, 200, 300, 400}};
    unsigned r = nondet_uint();
    if (r > 2)
        return 0;
    m[r][3] = 0;
    int s = sum_row(m, r);
    assert(s == 6 || s == 60 || s == 600);
    assert(m[1][3] == 40); //~ V0001
    return 0;
}
