// run: same
// clang: -O2
#include <stdio.h>
#include <string.h>

struct shape;

struct shape_operations {
    const char *name;
    double (*area)(const struct shape *);
    void (*scale)(struct shape *, double);
};

struct shape {
    const struct shape_operations *operations;
    double a, b;
};

static double rectangle_area(const struct shape *s) { return s->a * s->b; }
static double triangle_area(const struct shape *s) { return s->a * s->b / 2; }
static double square_area(const struct shape *s) { return s->a * s->a; }
static void scale_both(struct shape *s, double k) { s->a *= k; s->b *= k; }
static void scale_one(struct shape *s, double k) { s->a *= k; }

static const struct shape_operations rectangle = {"rectangle", rectangle_area, scale_both};
static const struct shape_operations triangle = {"triangle", triangle_area, scale_both};
static const struct shape_operations square = {"square", square_area, scale_one};

typedef int (*binary)(int, int);
static int plus(int a, int b) { return a + b; }
static int minus(int a, int b) { return a - b; }
static int times(int a, int b) { return a * b; }

static binary choose(char c) {
    static const struct { char symbol; binary fn; } table[] = {{'+', plus}, {'-', minus}, {'*', times}};
    for (int i = 0; i < 3; i++)
        if (table[i].symbol == c)
            return table[i].fn;
    return NULL;
}

static int fold(const int *a, int n, int start, int (*fn)(int, int)) {
    for (int i = 0; i < n; i++)
        start = fn(start, a[i]);
    return start;
}

int main(void) {
    struct shape shapes[] = {{&rectangle, 3, 4}, {&triangle, 3, 4}, {&square, 5, 0}};
    for (int i = 0; i < 3; i++) {
        struct shape *s = &shapes[i];
        double before = s->operations->area(s);
        s->operations->scale(s, 2);
        printf("%s %g -> %g\n", s->operations->name, before, s->operations->area(s));
    }
    const char *program = "+-*?";
    int a[] = {5, 2, 3};
    for (const char *p = program; *p; p++) {
        binary f = choose(*p);
        if (f)
            printf("%c %d\n", *p, fold(a, 3, 1, f));
        else
            printf("%c unknown\n", *p);
    }
    int (*const *same)(int, int) = (int (*const[])(int, int)){plus, minus};
    printf("%d %d\n", same[0] == choose('+'), same[1](1, 2));
    return 0;
}
