// verify: proved
// with: stack_unit.c
// native: ok
#include <assert.h>

struct stack *stack_new(void);
void stack_delete(struct stack *);
extern int stack_instances;

static int hidden = 5;

int main(void) {
    struct stack *s = stack_new();
    assert(stack_instances == 1 && hidden == 5);
    stack_delete(s);
    return 0;
}
