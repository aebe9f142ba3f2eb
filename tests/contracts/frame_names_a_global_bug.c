// verify: violated
// native: ok
// A function that counts its calls has to say so.
#include <verify.h>

int calls;
int errors;

int twice(int x)
    VERIFY_PRE(-1000 < x && x < 1000)
    VERIFY_POST(r, r == 2 * x)
    VERIFY_ASSIGNS(calls) //~ V1003
{
    calls = 1;
    errors = x == 7;
    return 2 * x;
}

int main(void) {
    return twice(4) == 8 && errors == 0 ? 0 : 1;
}
