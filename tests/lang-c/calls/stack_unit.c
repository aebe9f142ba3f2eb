/* The unit that other programs link with. */
#include <stdlib.h>

struct stack {
    int size;
    int items[8];
};

int stack_instances;
static int hidden = 1;

struct stack *stack_new(void) {
    struct stack *s = calloc(1, sizeof *s);
    if (!s)
        abort();
    stack_instances += hidden;
    return s;
}

void stack_push(struct stack *s, int v) { s->items[s->size++] = v; }
int stack_pop(struct stack *s) { return s->items[--s->size]; }

void stack_delete(struct stack *s) {
    stack_instances -= hidden;
    free(s);
}
