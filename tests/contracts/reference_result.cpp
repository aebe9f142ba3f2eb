// verify: bounded
// native: ok
// A result that is a reference.
#include <verify.h>

int &smaller(int &a, int &b)
    VERIFY_POST(r, r <= a && r <= b)
    VERIFY_ASSIGNS()
{
    return b < a ? b : a;
}

int main() {
    int x = 1, y = 2;
    smaller(x, y) = 5;
    return x == 5 ? 0 : 1;
}
