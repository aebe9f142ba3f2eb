// verify: proved
// native: none
#include <stddef.h>

unsigned char nondet_uchar(void);

struct node {
    int value;
    struct node *next;
};

static struct node third = {30, NULL}, second = {20, &third}, first = {10, &second};

/* The node after so many steps. */
static struct node *advance(struct node *n, unsigned steps) {
    while (steps-- > 0 && n)
        n = n->next;
    return n;
}

int main(void) {
    unsigned steps = nondet_uchar();
    if (steps > 2)
        return 0;
    return advance(&first, steps)->value > 30;
}
