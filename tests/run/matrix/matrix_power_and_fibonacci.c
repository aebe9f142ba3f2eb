// run: same
// clang: -O1
#include <stdint.h>
#include <stdio.h>

typedef struct {
    uint64_t at[2][2];
} matrix;

static matrix multiply(matrix a, matrix b) {
    matrix r = {{{0}}};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int k = 0; k < 2; k++)
                r.at[i][j] += a.at[i][k] * b.at[k][j];
    return r;
}

static matrix power(matrix base, unsigned n) {
    if (n == 0)
        return (matrix){{{1, 0}, {0, 1}}};
    matrix half = power(base, n / 2);
    matrix square = multiply(half, half);
    return n % 2 ? multiply(square, base) : square;
}

int main(void) {
    const matrix step = {{{1, 1}, {1, 0}}};
    uint64_t a = 0, b = 1;
    for (unsigned n = 0; n <= 93; n++) {
        matrix m = power(step, n);
        if (m.at[0][1] != a) {
            printf("fib(%u)\n", n);
            return 1;
        }
        uint64_t next = a + b;
        a = b;
        b = next;
    }
    printf("fib(90) = %llu\n", (unsigned long long)power(step, 90).at[0][1]);
    printf("fib(10^9) mod 2^64 = %llu\n", (unsigned long long)power(step, 1000000000).at[0][1]);
    return 0;
}
