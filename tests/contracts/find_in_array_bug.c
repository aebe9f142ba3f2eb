// verify: violated
// native: ok
// Arrays are as long as the precondition says, up to the bound on their lengths.
#include <verify.h>

int find(const int *a, int n, int x)
    VERIFY_PRE(n >= 0 && VERIFY_VALID(a, n))
    VERIFY_ASSIGNS()
    VERIFY_POST(r, r == -1 || (0 <= r && r < n && a[r] == x))
    VERIFY_POST(r, r != -1 || VERIFY_FORALL(i, 0, n, a[i] != x)) //~ V1002
{
    for (int i = 0; i < n - 1; i++)
        if (a[i] == x)
            return i;
    return -1;
}

int main(void) {
    int a[] = {3, 1, 4};
    return find(a, 3, 1) == 1 ? 0 : 1;
}
