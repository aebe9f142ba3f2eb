// verify: violated
// native: ok
// A template has its contract in every instantiation.
#include <verify.h>

template <class T>
T larger(T a, T b)
    VERIFY_POST(r, r >= a && r >= b) //~ V1002
    VERIFY_POST(r, r == a || r == b)
{
    return a < b ? a : b;
}

int main() { return larger(3, 4) == 3 && larger('a', 'b') == 'a' ? 0 : 1; }
