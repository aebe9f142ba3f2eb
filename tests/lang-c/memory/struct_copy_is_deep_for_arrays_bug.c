// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

struct grid {
    int cells[4];
    int *cursor;
};

int main(void) {
    struct grid a = {{1, 2, 3, 4}, 0};
    a.cursor = &a.cells[2];
    struct grid b = a;
    int v = nondet_int();
    *b.cursor = v;
    assert(b.cells[2] == v); //~ V0001
    return 0;
}
