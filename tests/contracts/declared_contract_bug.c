// verify: violated
// native: ok
// The contract stands at the declaration, as in a header.
#include <verify.h>

int absolute(int x)
    VERIFY_PRE(x > -1000)
    VERIFY_POST(r, r >= 0 && (r == x || r == -x)); //~ V1002

int absolute(int n) {
    return n < -5 ? -n : n;
}

int main(void) {
    return absolute(-7) == 7 ? 0 : 1;
}
