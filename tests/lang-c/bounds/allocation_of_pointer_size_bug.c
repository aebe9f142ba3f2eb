// verify: violated
// native: asan
#include <assert.h>
#include <stdlib.h>

struct record {
    double weight;
    int id;
};

int main(void) {
    struct record *r;
    r = malloc(sizeof r);
    if (!r)
        return 1;
    r->weight = 0.5;
    r->id = 7; //~ V0102
    assert(r->weight == 0.5);
    free(r);
    return 0;
}
