// verify: violated
// native: none
#include <assert.h>

void __CPROVER_havoc_object(void *);

struct pair {
    int a, b;
};

int main(void) {
    struct pair p = {1, 2}, q = {3, 4};
    __CPROVER_havoc_object(&p);
    assert(q.a == 3 && q.b == 4);
    assert(p.b == 2); //~ V0001
    return 0;
}
