// verify: proved
// native: ok
// CPBPV's sum of squares: a loop against its closed form, for small numbers.
#include <verify.h>

int sum_of_squares(int n)
    VERIFY_PRE(0 <= n && n <= 6)
    VERIFY_POST(r, 6 * r == n * (n + 1) * (2 * n + 1))
{
    int sum = 0;
    for (int i = 1; i <= n; i++)
        sum += i * i;
    return sum;
}

int main(void) {
    return sum_of_squares(4) == 30 ? 0 : 1;
}
