// verify: proved
// native: ok
#include <stdlib.h>

static void require(int holds) {
    if (!holds)
        abort();
}

int main(void) {
    int a[] = {4, 8, 15, 16, 23, 42};
    for (int i = 1; i < 6; i++)
        require(a[i] > a[i - 1]);
    return 0;
}
