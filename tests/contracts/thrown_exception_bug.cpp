// verify: violated
// flags: --function main
// native: ok
// A function may leave by an exception: its postcondition is about returning.
#include <verify.h>

static int checked(int x)
    VERIFY_POST(r, r >= 0) //~ V1002
{
    if (x < 0)
        throw 1;
    return -x;
}

int main() {
    try {
        checked(1);
    } catch (int code) {
        return code - 1;
    }
    return 0;
}
