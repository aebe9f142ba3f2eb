// run: same
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum { LEVELS = 6 };

struct node {
    int key, value, height;
    struct node *next[]; /* as many as the node is high */
};

static unsigned state = 2463534242u;

static int toss(void) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    int height = 1;
    while (height < LEVELS && (state >> height & 1))
        height++;
    return height;
}

static struct node *make(int key, int value, int height) {
    struct node *n = malloc(sizeof *n + (size_t)height * sizeof n->next[0]);
    if (!n)
        exit(1);
    n->key = key;
    n->value = value;
    n->height = height;
    for (int i = 0; i < height; i++)
        n->next[i] = NULL;
    return n;
}

static struct node *locate(struct node *head, int key, struct node **before) {
    struct node *n = head;
    for (int level = LEVELS - 1; level >= 0; level--) {
        while (n->next[level] && n->next[level]->key < key)
            n = n->next[level];
        before[level] = n;
    }
    n = n->next[0];
    return n && n->key == key ? n : NULL;
}

static void put(struct node *head, int key, int value) {
    struct node *before[LEVELS], *n = locate(head, key, before);
    if (n) {
        n->value = value;
        return;
    }
    n = make(key, value, toss());
    for (int level = 0; level < n->height; level++) {
        n->next[level] = before[level]->next[level];
        before[level]->next[level] = n;
    }
}

static int erase(struct node *head, int key) {
    struct node *before[LEVELS], *n = locate(head, key, before);
    if (!n)
        return 0;
    for (int level = 0; level < n->height; level++)
        before[level]->next[level] = n->next[level];
    free(n);
    return 1;
}

int main(void) {
    struct node *head = make(INT_MIN, 0, LEVELS), *before[LEVELS];
    for (int i = 0; i < 80; i++)
        put(head, i * 37 % 101, i);
    int erased = 0, found = 0, levels[LEVELS] = {0};
    for (int key = 0; key < 101; key += 4)
        erased += erase(head, key);
    for (int key = 0; key < 101; key++)
        found += locate(head, key, before) != NULL;
    int previous = INT_MIN, count = 0;
    for (struct node *n = head->next[0]; n; n = n->next[0]) {
        if (n->key <= previous)
            return 1;
        previous = n->key;
        levels[n->height - 1]++;
        count++;
    }
    printf("%d erased, %d found, %d linked\n", erased, found, count);
    for (int i = 0; i < LEVELS; i++)
        printf("height %d: %d\n", i + 1, levels[i]);
    for (struct node *n = head, *next; n; n = next) {
        next = n->next[0];
        free(n);
    }
    return found == count && found + erased == 80 ? 0 : 2;
}
