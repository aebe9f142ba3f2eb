// verify: violated
// native: ok
// Old values, and what may change.
#include <verify.h>

void swap(int *a, int *b)
    VERIFY_PRE(VERIFY_VALID(a, 1) && VERIFY_VALID(b, 1))
    VERIFY_ASSIGNS(*a, *b)
    VERIFY_POST(*a == VERIFY_OLD(*b) && *b == VERIFY_OLD(*a)) //~ V1002
{
    int t = *a;
    *a = *b;
    *b = *a;
}

int main(void) {
    int x = 1, y = 2;
    swap(&x, &y);
    return x == 2 && y == 2 ? 0 : 1;
}
