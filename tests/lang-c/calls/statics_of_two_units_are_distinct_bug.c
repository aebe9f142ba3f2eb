// verify: violated
// with: stack_unit.c
// native: abort
#include <assert.h>

struct stack *stack_new(void);
void stack_delete(struct stack *);
extern int stack_instances;

static int hidden = 5;

int main(void) {
    struct stack *s = stack_new();
    assert(stack_instances == hidden); //~ V0001
    stack_delete(s);
    return 0;
}
