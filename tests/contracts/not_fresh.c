// verify: proved
// flags: --function main
// native: ok
// A copy is new, the original is not.
#include <stdlib.h>
#include <verify.h>

static int *copy(int *p)
    VERIFY_PRE(p != 0)
    VERIFY_POST(r, r == 0 || VERIFY_FRESH(r))
{
    int *q = malloc(sizeof *q);
    if (q)
        *q = *p;
    return q;
}

int main(void) {
    int x = 4;
    int *p = copy(&x);
    free(p);
    return 0;
}
