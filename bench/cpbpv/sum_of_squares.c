// The sum of the squares of the first n numbers, against the closed formula.
#include <assert.h>
int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n < 0 || n > N)
        return 0;
    int sum = 0;
    for (int i = 1; i <= n; i++)
        sum += i * i;
    assert(sum == n * (n + 1) * (2 * n + 1) / 6);
}
