// verify: proved
// native: ok
#include <assert.h>

static int triangle(int n) {
    int sum = 0;
    for (int i = 1; i <= n; i++)
        sum += i;
    return sum;
}

int main(void) {
    assert(triangle(100) == 5050);
    return 0;
}
