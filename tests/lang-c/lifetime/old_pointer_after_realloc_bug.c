// verify: violated
// native: asan
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *a = malloc(2 * sizeof *a);
    if (!a)
        return 1;
    a[0] = 1;
    a[1] = 2;
    int *first = &a[0];
    a = realloc(a, 400 * sizeof *a);
    if (!a)
        return 1;
    a[399] = 3;
    assert(*first + a[1] + a[399] == 6); //~ V0104
    free(a);
    return 0;
}
