// verify: bounded
// native: ok
// CPBPV's binary search, with its specification as a contract.
#include <verify.h>

int search(const int *a, int n, int x)
    VERIFY_PRE(n >= 0 && VERIFY_VALID(a, n))
    VERIFY_PRE(VERIFY_FORALL(i, 1, n, a[i - 1] <= a[i]))
    VERIFY_POST(r, r == -1 ? VERIFY_FORALL(i, 0, n, a[i] != x) : a[r] == x)
{
    int low = 0, high = n - 1;
    while (low <= high) {
        int middle = low + (high - low) / 2;
        if (a[middle] == x)
            return middle;
        if (a[middle] < x)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

int main(void) {
    int a[] = {1, 3, 5, 7};
    return search(a, 4, 5) == 2 ? 0 : 1;
}
