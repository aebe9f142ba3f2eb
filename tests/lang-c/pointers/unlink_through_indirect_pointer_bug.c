// verify: violated
// native: none
#include <assert.h>
#include <stddef.h>

int nondet_int(void);

struct node {
    int value;
    struct node *next;
};

int main(void) {
    struct node c = {3, NULL}, b = {2, &c}, a = {1, &b}, *head = &a;
    int victim = nondet_int();
    for (struct node **link = &head; *link; link = &(*link)->next)
        if ((*link)->value == victim) {
            *link = (*link)->next;
            break;
        }
    int count = 0, sum = 0;
    for (struct node *n = head; n; n = n->next) {
        count++;
        sum += n->value;
    }
    assert(count == 2 || count == 3);
    assert(count == 3 || sum > 3); //~ V0001
    return 0;
}
