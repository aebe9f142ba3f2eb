// verify: proved
// native: ok
// A function that counts its calls has to say so.
#include <verify.h>

int calls;
int errors;

int twice(int x)
    VERIFY_PRE(-1000 < x && x < 1000)
    VERIFY_POST(r, r == 2 * x)
    VERIFY_ASSIGNS(calls)
{
    calls = 1;
    return 2 * x;
}

int main(void) {
    return twice(4) == 8 && errors == 0 ? 0 : 1;
}
