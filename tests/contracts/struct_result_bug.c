// verify: violated
// native: ok
// A struct in registers is a result like any other.
#include <verify.h>

struct division {
    int quotient;
    int remainder;
};

struct division divide(int a, int b)
    VERIFY_PRE(a >= 0 && b > 0 && a < 100 && b < 100)
    VERIFY_POST(r, r.quotient * b + r.remainder == a) //~ V1002
    VERIFY_POST(r, 0 <= r.remainder && r.remainder < b)
{
    struct division d = {a / b, b > 50 ? 0 : a % b};
    return d;
}

int main(void) {
    return divide(7, 2).remainder - 1;
}
