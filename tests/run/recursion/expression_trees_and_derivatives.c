// run: same
#include <stdio.h>
#include <stdlib.h>

enum kind { NUMBER, VARIABLE, SUM, PRODUCT, POWER };

struct expression {
    enum kind kind;
    int value;
    struct expression *left, *right;
};

typedef struct expression *expr;

static expr node(enum kind kind, int value, expr left, expr right) {
    expr e = malloc(sizeof *e);
    if (!e)
        exit(1);
    *e = (struct expression){kind, value, left, right};
    return e;
}

static expr copy(expr e) { return e ? node(e->kind, e->value, copy(e->left), copy(e->right)) : NULL; }

static void release(expr e) {
    if (e) {
        release(e->left);
        release(e->right);
        free(e);
    }
}

static expr derive(expr e) {
    switch (e->kind) {
    case NUMBER: return node(NUMBER, 0, NULL, NULL);
    case VARIABLE: return node(NUMBER, 1, NULL, NULL);
    case SUM: return node(SUM, 0, derive(e->left), derive(e->right));
    case PRODUCT: return node(SUM, 0, node(PRODUCT, 0, derive(e->left), copy(e->right)), node(PRODUCT, 0, copy(e->left), derive(e->right)));
    case POWER: return node(PRODUCT, 0, node(PRODUCT, 0, node(NUMBER, e->value, NULL, NULL), node(POWER, e->value - 1, copy(e->left), NULL)), derive(e->left));
    }
    return NULL;
}

static int is(expr e, int n) { return e->kind == NUMBER && e->value == n; }

static expr keep(expr e, expr kept, expr dropped) {
    free(e);
    release(dropped);
    return kept;
}

static expr simplify(expr e) {
    if (e->left)
        e->left = simplify(e->left);
    if (e->right)
        e->right = simplify(e->right);
    if (e->kind == SUM && is(e->left, 0))
        return keep(e, e->right, e->left);
    if (e->kind == SUM && is(e->right, 0))
        return keep(e, e->left, e->right);
    if (e->kind == PRODUCT && (is(e->left, 1) || is(e->right, 0)))
        return keep(e, e->right, e->left);
    if (e->kind == PRODUCT && (is(e->right, 1) || is(e->left, 0)))
        return keep(e, e->left, e->right);
    if (e->kind == POWER && e->value == 1)
        return keep(e, e->left, NULL);
    return e;
}

static long evaluate(expr e, long x) {
    long r = 1;
    switch (e->kind) {
    case NUMBER: return e->value;
    case VARIABLE: return x;
    case SUM: return evaluate(e->left, x) + evaluate(e->right, x);
    case PRODUCT: return evaluate(e->left, x) * evaluate(e->right, x);
    case POWER:
        for (int i = 0; i < e->value; i++)
            r *= evaluate(e->left, x);
    }
    return r;
}

static void print(expr e) {
    switch (e->kind) {
    case NUMBER: printf("%d", e->value); break;
    case VARIABLE: printf("x"); break;
    case SUM: printf("("); print(e->left); printf(" + "); print(e->right); printf(")"); break;
    case PRODUCT: print(e->left); printf("*"); print(e->right); break;
    case POWER: print(e->left); printf("^%d", e->value); break;
    }
}

int main(void) {
    expr x = node(VARIABLE, 0, NULL, NULL);
    expr e = node(SUM, 0, node(PRODUCT, 0, node(NUMBER, 3, NULL, NULL), node(POWER, 4, copy(x), NULL)), node(SUM, 0, node(PRODUCT, 0, copy(x), node(NUMBER, 5, NULL, NULL)), node(NUMBER, 7, NULL, NULL)));
    int status = 0;
    for (int order = 0; order < 4; order++) {
        print(e);
        printf(" at 2 is %ld\n", evaluate(e, 2));
        if (order == 1 && evaluate(e, 2) != 101)
            status = 1;
        expr d = simplify(derive(e));
        release(e);
        e = d;
    }
    release(e);
    release(x);
    return status;
}
