// verify: violated
// native: ok
// What the function returns is new, and long enough.
#include <stdlib.h>
#include <verify.h>

int *numbers(int n)
    VERIFY_PRE(0 < n && n <= 3)
    VERIFY_POST(r, r == 0 || (VERIFY_FRESH(r) && VERIFY_VALID(r, n))) //~ V1002
{
    return malloc((n - 1) * sizeof(int));
}

int main(void) {
    int *p = numbers(2);
    free(p);
    return 0;
}
