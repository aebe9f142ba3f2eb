// Concrete execution: allocation, pointers, release.
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

int main(void) {
    long sum = 0;
    for (int round = 0; round < 20; round++) {
        struct node *list = NULL;
        for (int i = 0; i < 5000; i++) {
            struct node *node = malloc(sizeof *node);
            node->value = i;
            node->next = list;
            list = node;
        }
        while (list) {
            struct node *next = list->next;
            sum += list->value;
            free(list);
            list = next;
        }
    }
    return sum == 20l * 4999 * 5000 / 2 ? 0 : 1;
}
