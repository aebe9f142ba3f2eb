// verify: proved
// native: ok
// The body needs what the precondition says: nothing overflows.
#include <verify.h>

int midpoint(int low, int high)
    VERIFY_PRE(0 <= low && low <= high)
    VERIFY_POST(r, low <= r && r <= high)
{
    return low + (high - low) / 2;
}

int main(void) {
    return midpoint(2, 6) == 4 ? 0 : 1;
}
