// verify: proved
// native: ok
// A caller that respects a precondition, and gets what the postcondition says.
#include <verify.h>

static int half(int x)
    VERIFY_PRE(x >= 0)
    VERIFY_POST(r, 0 <= r && r <= x)
{
    return x / 2;
}

int main(void) {
    int y = half(9);
    return y == 4 ? 0 : 1;
}
