// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct value {
    enum { ATOM, PAIR } kind;
    union {
        char *atom;
        struct {
            struct value *head, *tail;
        };
    };
} value;

static value *make(int kind) {
    value *v = calloc(1, sizeof *v);
    if (!v)
        exit(1);
    v->kind = kind;
    return v;
}

static value *parse(const char **s) {
    while (**s == ' ')
        ++*s;
    if (**s == '(') {
        ++*s;
        value *list = NULL, **end = &list;
        for (;;) {
            while (**s == ' ')
                ++*s;
            if (**s == ')') {
                ++*s;
                return list;
            }
            *end = make(PAIR);
            (*end)->head = parse(s);
            end = &(*end)->tail;
        }
    }
    size_t n = strcspn(*s, " ()");
    value *a = make(ATOM);
    a->atom = strndup(*s, n);
    *s += n;
    return a;
}

static void print(const value *v) {
    if (v && v->kind == ATOM) {
        printf("%s", v->atom);
        return;
    }
    printf("(");
    for (const value *p = v; p; p = p->tail) {
        print(p->head);
        if (p->tail)
            printf(" ");
    }
    printf(")");
}

static int depth(const value *v) {
    if (v && v->kind == ATOM)
        return 0;
    int d = 0;
    for (; v; v = v->tail)
        if (depth(v->head) > d)
            d = depth(v->head);
    return d + 1;
}

static value *reverse(value *v) {
    if (!v || v->kind == ATOM)
        return v;
    value *out = NULL;
    while (v) {
        value *next = v->tail;
        v->head = reverse(v->head);
        v->tail = out;
        out = v;
        v = next;
    }
    return out;
}

static void release(value *v) {
    if (!v)
        return;
    if (v->kind == ATOM) {
        free(v->atom);
    } else {
        release(v->head);
        release(v->tail);
    }
    free(v);
}

int main(void) {
    const char *inputs[] = {"(define (square x) (* x x))", "atom", "()", "(a (b (c (d))) e)", "((() ()) ())"};
    for (int i = 0; i < 5; i++) {
        const char *s = inputs[i];
        value *v = parse(&s);
        print(v);
        printf(" depth %d reversed ", depth(v));
        v = reverse(v);
        print(v);
        printf("\n");
        release(v);
    }
    return 0;
}
