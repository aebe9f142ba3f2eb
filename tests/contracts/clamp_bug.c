// verify: violated
// native: ok
// A body keeps its postconditions for every argument that its precondition allows.
#include <verify.h>

int clamp(int x, int low, int high)
    VERIFY_PRE(low <= high)
    VERIFY_POST(r, low <= r && r <= high) //~ V1002
    VERIFY_POST(r, r == VERIFY_OLD(x) || r == low || r == high)
{
    if (x < low)
        x = low;
    else if (x / 2 > high)
        x = high;
    return x;
}

int main(void) {
    return clamp(12, 1, 5) == 5 ? 0 : 1;
}
