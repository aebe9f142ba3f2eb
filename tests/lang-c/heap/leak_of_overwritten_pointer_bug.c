// verify: violated
// native: leak
#include <assert.h>
#include <stdlib.h>

static int *box(int v) {
    int *p = malloc(sizeof *p); //~ V0110
    if (!p)
        exit(1);
    *p = v;
    return p;
}

int main(void) {
    int *p = box(1);
    p = box(2);
    assert(*p == 2);
    free(p);
    return 0;
}
