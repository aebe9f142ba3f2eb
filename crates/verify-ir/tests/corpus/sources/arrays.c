// Arrays: several dimensions, variable lengths, flexible members, zero sizes.
// expect function: `int trace(int (*)[8], int)` at 6
// expect type: `Buffer` 8 bytes
// expect opcode: alloca getelementptr
struct Buffer { int used, size; char data[]; };
int trace(int (*matrix)[8], int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += matrix[i][i];
    return sum;
}

int variable(int n, int m) {
    int grid[n][m];
    grid[n - 1][m - 1] = 7;
    return grid[n - 1][m - 1] + (int)sizeof grid;
}

char *data(struct Buffer *b, unsigned i) {
    return &b->data[i];
}

static const int primes[2][3] = {{2, 3, 5}, {7, 11, 13}};
int prime(unsigned i, unsigned j) {
    return primes[i][j];
}
