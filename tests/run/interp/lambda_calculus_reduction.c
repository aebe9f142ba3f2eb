// run: same
/* Terms with de Bruijn indices, reduced to normal form. */
#include <stdio.h>
#include <stdlib.h>

typedef struct term {
    enum { VAR, LAM, APP } kind;
    int index;
    const struct term *a, *b;
} term;

static term arena[20000];
static int used;

static const term *make(int kind, int index, const term *a, const term *b) {
    if (used == 20000)
        exit(4);
    arena[used] = (term){kind, index, a, b};
    return &arena[used++];
}

static const term *var(int i) { return make(VAR, i, NULL, NULL); }
static const term *lam(const term *b) { return make(LAM, 0, b, NULL); }
static const term *app(const term *f, const term *x) { return make(APP, 0, f, x); }

static const term *shift(const term *t, int by, int from) {
    switch (t->kind) {
    case VAR: return t->index >= from ? var(t->index + by) : t;
    case LAM: return lam(shift(t->a, by, from + 1));
    default: return app(shift(t->a, by, from), shift(t->b, by, from));
    }
}

static const term *substitute(const term *t, int at, const term *by) {
    switch (t->kind) {
    case VAR: return t->index == at ? shift(by, at, 0) : t->index > at ? var(t->index - 1) : t;
    case LAM: return lam(substitute(t->a, at + 1, by));
    default: return app(substitute(t->a, at, by), substitute(t->b, at, by));
    }
}

static const term *normal(const term *t) {
    if (t->kind == VAR)
        return t;
    if (t->kind == LAM)
        return lam(normal(t->a));
    const term *f = normal(t->a);
    if (f->kind == LAM)
        return normal(substitute(f->a, 0, t->b));
    return app(f, normal(t->b));
}

static const term *numeral(int n) {
    const term *body = var(0);
    while (n-- > 0)
        body = app(var(1), body);
    return lam(lam(body));
}

static int count(const term *t) {
    int n = 0;
    for (t = t->a->a; t->kind == APP; t = t->b)
        n++;
    return n;
}

int main(void) {
    const term *plus = lam(lam(lam(lam(app(app(var(3), var(1)), app(app(var(2), var(1)), var(0)))))));
    const term *times = lam(lam(lam(app(var(2), app(var(1), var(0))))));
    const term *power = lam(lam(app(var(0), var(1))));
    for (int m = 0; m < 4; m++)
        for (int n = 1; n < 4; n++)
            printf("%d %d: plus %d times %d power %d\n", m, n, count(normal(app(app(plus, numeral(m)), numeral(n)))), count(normal(app(app(times, numeral(m)), numeral(n)))), count(normal(app(app(power, numeral(m)), numeral(n)))));
    return used > 19000;
}
