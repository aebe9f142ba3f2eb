// verify: proved
// native: none
#include <stdlib.h>

struct counter {
    int hits, misses;
};

int main(void) {
    struct counter *c = calloc(1, sizeof *c);
    if (!c)
        return 1;
    c->hits++;
    int status = 0;
    if (c->misses)
        status = 1;
    free(c);
    return status;
}
