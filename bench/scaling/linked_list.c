// A list of as many nodes as an input says, built, added up and released.
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

struct node {
    unsigned value;
    struct node *next;
};

int main(void) {
    unsigned n = nondet_uint(), sum = 0;
    if (n > N)
        return 0;
    struct node *list = NULL;
    for (unsigned i = 0; i < n; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = 1;
        node->next = list;
        list = node;
    }
    while (list) {
        struct node *next = list->next;
        sum += list->value;
        free(list);
        list = next;
    }
    assert(sum == n);
}
