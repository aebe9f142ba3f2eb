// verify: violated
// native: none
int nondet_int(void);

int main(void) {
    int m[3][4];
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++)
            m[r][c] = r * 4 + c;
    int row = nondet_int(), column = nondet_int();
    if (row < 0 || row > 2 || column < 0)
        return 0;
    if (column > 4)
        return 0;
    return m[row][column] != row * 4 + column; //~ V0103
}
