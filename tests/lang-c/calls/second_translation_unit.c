// verify: proved
// with: stack_unit.c
// native: ok
#include <assert.h>

struct stack;
struct stack *stack_new(void);
void stack_push(struct stack *, int);
int stack_pop(struct stack *);
void stack_delete(struct stack *);
extern int stack_instances;

int main(void) {
    struct stack *s = stack_new();
    stack_push(s, 1);
    stack_push(s, 2);
    assert(stack_instances == 1);
    assert(stack_pop(s) == 2);
    assert(stack_pop(s) == 1);
    stack_delete(s);
    assert(stack_instances == 0);
    return 0;
}
