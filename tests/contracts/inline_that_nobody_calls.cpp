// verify: proved
// native: none
// A contract is checked whether or not the unit calls its function.
#include <verify.h>

inline int next(int x)
    VERIFY_PRE(x < 100)
    VERIFY_POST(r, r == x + 1)
{
    return x + 1;
}

struct Box {
    int value;
    auto get() const -> int
        VERIFY_POST(r, r == value)
    {
        return value;
    }
};
