// verify: violated
// native: ok
// Only the named elements may change.
#include <verify.h>

void clear(int *a, int n, int count)
    VERIFY_PRE(0 <= count && count <= n && VERIFY_VALID(a, n))
    VERIFY_ASSIGNS(VERIFY_ELEMENTS(a, count)) //~ V1003
    VERIFY_POST(VERIFY_FORALL(i, 0, count, a[i] == 0))
{
    for (int i = 0; i < n; i++)
        a[i] = 0;
}

int main(void) {
    int a[] = {1, 2, 3};
    clear(a, 3, 2);
    return a[1] == 0 && a[2] == 0 ? 0 : 1;
}
