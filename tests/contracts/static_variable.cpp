// verify: proved
// native: ok
// A variable of the function itself holds what earlier calls left in it.
#include <verify.h>

int next_number()
    VERIFY_POST(r, 0 < r && r <= 1000)
{
    static int last = 0;
    if (last < 0 || last >= 1000)
        last = 0;
    return ++last;
}

int main() { return next_number() == 1 && next_number() == 2 ? 0 : 1; }
