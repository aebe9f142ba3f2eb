// verify: violated
// native: abort
#include <stdlib.h>

static void require(int holds) {
    if (!holds)
        abort(); //~ V0003
}

int main(void) {
    int a[] = {4, 8, 15, 16, 23, 42};
    for (int i = 1; i < 6; i++)
        require(a[i] > a[i - 1] + 1);
    return 0;
}
