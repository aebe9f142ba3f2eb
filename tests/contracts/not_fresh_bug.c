// verify: violated
// flags: --function main
// native: ok
// A copy is new, the original is not.
#include <stdlib.h>
#include <verify.h>

static int *copy(int *p)
    VERIFY_PRE(p != 0)
    VERIFY_POST(r, r == 0 || VERIFY_FRESH(r)) //~ V1002
{
    int *q = malloc(sizeof *q);
    if (q)
        *q = *p;
    free(q);
    return p;
}

int main(void) {
    int x = 4;
    int *p = copy(&x);
    return *p - 4;
}
