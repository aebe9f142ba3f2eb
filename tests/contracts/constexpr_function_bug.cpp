// verify: violated
// native: ok
// Constant evaluation takes no notice of contracts.
#include <verify.h>

constexpr int square(int x)
    VERIFY_PRE(-100 <= x && x <= 100)
    VERIFY_POST(r, r > 0) //~ V1002
{
    return x * x;
}

static_assert(square(5) == 25, "");

int main() { return square(3) == 9 ? 0 : 1; }
