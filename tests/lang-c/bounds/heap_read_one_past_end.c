// verify: proved
// native: ok
#include <assert.h>
#include <stdlib.h>

int main(void) {
    const int n = 5;
    int *a = malloc(n * sizeof *a);
    if (!a)
        return 1;
    for (int i = 0; i < n; i++)
        a[i] = i * i;
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i];
    assert(sum == 30);
    free(a);
    return 0;
}
