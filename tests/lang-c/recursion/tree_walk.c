// verify: proved
// native: none
#include <assert.h>
#include <stdlib.h>

int nondet_int(void);

struct tree {
    int key;
    struct tree *left, *right;
};

static struct tree *insert(struct tree *t, int key) {
    if (!t) {
        t = malloc(sizeof *t);
        if (!t)
            exit(1);
        *t = (struct tree){key, NULL, NULL};
    } else if (key < t->key) {
        t->left = insert(t->left, key);
    } else {
        t->right = insert(t->right, key);
    }
    return t;
}

static int ordered(const struct tree *t, long low, long high) {
    return !t || (t->key >= low && t->key < high && ordered(t->left, low, t->key) && ordered(t->right, t->key, high));
}

static void release(struct tree *t) {
    if (t) {
        release(t->left);
        release(t->right);
        free(t);
    }
}

int main(void) {
    struct tree *t = NULL;
    for (int i = 0; i < 3; i++)
        t = insert(t, nondet_int());
    assert(ordered(t, -3000000000, 3000000000));
    release(t);
    return 0;
}
