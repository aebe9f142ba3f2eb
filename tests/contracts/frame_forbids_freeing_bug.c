// verify: violated
// flags: --function main
// native: ok
// Freeing what the caller owns is a change that no list of variables names.
#include <stdlib.h>
#include <verify.h>

static int look(const int *p)
    VERIFY_PRE(p != 0)
    VERIFY_ASSIGNS() //~ V1003
{
    int x = *p;
    free((void *)p);
    return x;
}

int main(void) {
    int *p = malloc(sizeof *p);
    if (!p)
        return 0;
    *p = 3;
    int x = look(p);
    return x == 3 ? 0 : 1;
}
