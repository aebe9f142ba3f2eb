// run: same
#include <stdio.h>
#include <stdlib.h>

typedef struct tree {
    int key;
    struct tree *left, *right;
} tree;

static int insert(tree **at, int key) {
    while (*at) {
        if (key == (*at)->key)
            return 0;
        at = key < (*at)->key ? &(*at)->left : &(*at)->right;
    }
    *at = malloc(sizeof **at);
    if (!*at)
        exit(3);
    **at = (tree){key, NULL, NULL};
    return 1;
}

static int erase(tree **at, int key) {
    while (*at && (*at)->key != key)
        at = key < (*at)->key ? &(*at)->left : &(*at)->right;
    tree *victim = *at;
    if (!victim)
        return 0;
    if (victim->left && victim->right) {
        tree **successor = &victim->right;
        while ((*successor)->left)
            successor = &(*successor)->left;
        victim->key = (*successor)->key;
        at = successor;
        victim = *at;
    }
    *at = victim->left ? victim->left : victim->right;
    free(victim);
    return 1;
}

static int height(const tree *t) {
    if (!t)
        return 0;
    int l = height(t->left), r = height(t->right);
    return 1 + (l > r ? l : r);
}

static void show(const tree *t) {
    if (!t)
        return;
    show(t->left);
    printf("%d ", t->key);
    show(t->right);
}

static void clear(tree *t) {
    if (t) {
        clear(t->left);
        clear(t->right);
        free(t);
    }
}

int main(void) {
    tree *root = NULL;
    int added = 0, removed = 0;
    for (int i = 0; i < 40; i++)
        added += insert(&root, i * 29 % 37);
    show(root);
    printf("\nadded %d height %d\n", added, height(root));
    for (int i = 0; i < 50; i += 3)
        removed += erase(&root, i);
    removed += erase(&root, root->key);
    show(root);
    printf("\nremoved %d height %d\n", removed, height(root));
    clear(root);
    return 0;
}
