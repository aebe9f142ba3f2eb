// verify: proved
// native: ok
// A template has its contract in every instantiation.
#include <verify.h>

template <class T>
T larger(T a, T b)
    VERIFY_POST(r, r >= a && r >= b)
    VERIFY_POST(r, r == a || r == b)
{
    return a < b ? b : a;
}

int main() { return larger(3, 4) == 4 && larger('a', 'b') == 'b' ? 0 : 1; }
