// verify: proved
// native: ok
#include <assert.h>

static int last_prime_below(int n) {
    char composite[n];
    for (int i = 0; i < n; i++)
        composite[i] = 0;
    int last = 0;
    for (int i = 2; i < n; i++)
        if (!composite[i]) {
            last = i;
            for (int j = 2 * i; j < n; j += i)
                composite[j] = 1;
        }
    return last;
}

int main(void) {
    assert(last_prime_below(100) == 97);
    return 0;
}
