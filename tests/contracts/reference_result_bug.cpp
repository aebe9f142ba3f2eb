// verify: violated
// native: ok
// A result that is a reference.
#include <verify.h>

int &smaller(int &a, int &b)
    VERIFY_POST(r, r <= a && r <= b) //~ V1002
    VERIFY_ASSIGNS()
{
    return b < 0 ? b : a;
}

int main() {
    int x = 1, y = 2;
    smaller(x, y) = 5;
    return x == 5 ? 0 : 1;
}
