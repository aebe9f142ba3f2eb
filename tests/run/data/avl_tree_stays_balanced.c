// run: same
#include <stdio.h>
#include <stdlib.h>

struct avl {
    int key, height;
    struct avl *child[2];
};

static int height(const struct avl *t) { return t ? t->height : 0; }

static void update(struct avl *t) {
    int l = height(t->child[0]), r = height(t->child[1]);
    t->height = (l > r ? l : r) + 1;
}

static struct avl *rotate(struct avl *t, int side) {
    struct avl *up = t->child[!side];
    t->child[!side] = up->child[side];
    up->child[side] = t;
    update(t);
    update(up);
    return up;
}

static struct avl *balance(struct avl *t) {
    update(t);
    for (int side = 0; side < 2; side++)
        if (height(t->child[side]) > height(t->child[!side]) + 1) {
            struct avl *c = t->child[side];
            if (height(c->child[!side]) > height(c->child[side]))
                t->child[side] = rotate(c, side);
            return rotate(t, !side);
        }
    return t;
}

static struct avl *insert(struct avl *t, int key) {
    if (!t) {
        t = calloc(1, sizeof *t);
        if (!t)
            abort();
        t->key = key;
        t->height = 1;
        return t;
    }
    if (key != t->key)
        t->child[key > t->key] = insert(t->child[key > t->key], key);
    return balance(t);
}

static int check(const struct avl *t, int lo, int hi) {
    if (!t)
        return 1;
    int l = height(t->child[0]), r = height(t->child[1]);
    return t->key > lo && t->key < hi && l - r < 2 && r - l < 2 && check(t->child[0], lo, t->key) && check(t->child[1], t->key, hi);
}

static void destroy(struct avl *t) {
    if (t) {
        destroy(t->child[0]);
        destroy(t->child[1]);
        free(t);
    }
}

int main(void) {
    struct avl *root = NULL;
    for (int i = 1; i <= 100; i++) {
        root = insert(root, i);
        if (!check(root, 0, 1000))
            return 1;
    }
    printf("ascending: height %d, root %d\n", height(root), root->key);
    destroy(root);
    root = NULL;
    for (int i = 0; i < 100; i++)
        root = insert(root, (i * 61 + 7) % 128);
    printf("scattered: height %d, root %d, valid %d\n", height(root), root->key, check(root, -1, 128));
    destroy(root);
    return 0;
}
