// run: same
#include <stdio.h>
#include <stdlib.h>

struct cell {
    int key;
    int serial;
    struct cell *next;
};

static struct cell *merge(struct cell *a, struct cell *b) {
    struct cell head;
    struct cell *tail = &head;
    while (a && b) {
        if (b->key < a->key) {
            tail->next = b;
            b = b->next;
        } else {
            tail->next = a;
            a = a->next;
        }
        tail = tail->next;
    }
    tail->next = a ? a : b;
    return head.next;
}

static struct cell *sort(struct cell *list) {
    if (!list || !list->next)
        return list;
    struct cell *slow = list, *fast = list->next;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
    }
    struct cell *second = slow->next;
    slow->next = NULL;
    return merge(sort(list), sort(second));
}

int main(void) {
    struct cell *list = NULL;
    unsigned x = 7;
    for (int i = 0; i < 64; i++) {
        struct cell *c = malloc(sizeof *c);
        if (!c)
            return 2;
        x = (x * 75u + 74u) % 65537u;
        c->key = (int)(x % 20);
        c->serial = 64 - i;
        c->next = list;
        list = c;
    }
    list = sort(list);
    int stable = 1;
    for (struct cell *c = list; c; c = c->next) {
        if (c->next && (c->next->key < c->key))
            return 1;
        if (c->next && c->next->key == c->key && c->next->serial < c->serial)
            stable = 0;
        printf("%d.%d%s", c->key, c->serial, c->next ? " " : "\n");
    }
    printf("stable: %s\n", stable ? "yes" : "no");
    while (list) {
        struct cell *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
