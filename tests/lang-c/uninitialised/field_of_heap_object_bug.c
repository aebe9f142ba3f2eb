// verify: violated
// native: none
#include <stdlib.h>

int nondet_int(void);

struct request {
    int kind, priority;
};

int main(void) {
    struct request *r = malloc(sizeof *r);
    if (!r)
        return 1;
    r->kind = nondet_int();
    if (r->kind == 3)
        r->priority = 9;
    int urgent = 0;
    if (r->priority > 5) //~ V0111
        urgent = 1;
    free(r);
    return urgent;
}
