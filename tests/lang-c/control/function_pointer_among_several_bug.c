// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

int main(void) {
    int (*ops[3])(int, int) = {add, sub, mul};
    int i = nondet_int();
    if (i < 0 || i > 2)
        return 0;
    int r = ops[i](6, 3);
    assert(r == 9 || r == 3); //~ V0001
    return 0;
}
