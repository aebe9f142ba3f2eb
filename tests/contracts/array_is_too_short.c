// verify: bounded
// native: ok
// Nothing is valid that the precondition does not name.
#include <verify.h>

int first_and_last(const int *a, int n)
    VERIFY_PRE(n > 0 && VERIFY_VALID(a, n))
    VERIFY_POST(r, (r != 0) == (a[0] == a[n - 1]))
{
    return a[0] == a[n - 1];
}

int main(void) {
    int a[] = {3, 1, 3};
    return first_and_last(a, 3) ? 0 : 1;
}
