// verify: proved
// native: ok
#include <assert.h>

int main(void) {
    int fib[10] = {1, 1};
    for (int i = 2; i < 10; i++)
        fib[i] = fib[i - 1] + fib[i - 2];
    assert(fib[9] == 55);
    return 0;
}
