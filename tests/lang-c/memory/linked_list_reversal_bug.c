// verify: violated
// native: none
#include <assert.h>
#include <stdlib.h>

unsigned nondet_uint(void);

struct node {
    unsigned value;
    struct node *next;
};

static struct node *build(unsigned n) {
    struct node *head = NULL;
    for (unsigned i = 0; i < n; i++) {
        struct node *fresh = malloc(sizeof *fresh); //~ V0110
        if (!fresh)
            exit(1);
        fresh->value = i;
        fresh->next = head;
        head = fresh;
    }
    return head;
}

static struct node *reverse(struct node *head) {
    struct node *out = NULL;
    while (head) {
        struct node *next = head->next;
        head->next = out;
        out = head;
        head = next;
    }
    return out;
}

int main(void) {
    unsigned n = nondet_uint() % 4;
    struct node *list = reverse(build(n));
    unsigned expected = 0;
    while (list) {
        assert(list->value == expected++);
        struct node *next = list->next;
        if (expected != 3)
        free(list);
        list = next;
    }
    assert(expected == n);
    return 0;
}
