// run: same
#include <stdio.h>
#include <stdlib.h>

typedef struct term {
    int coefficient, exponent;
    struct term *next;
} term;

static int allocated;

static term *make(int c, int e, term *next) {
    term *t = malloc(sizeof *t);
    if (!t)
        exit(1);
    allocated++;
    *t = (term){c, e, next};
    return t;
}

static void release(term *p) {
    while (p) {
        term *next = p->next;
        free(p);
        allocated--;
        p = next;
    }
}

static void add_to(term **p, int c, int e) {
    while (*p && (*p)->exponent > e)
        p = &(*p)->next;
    if (*p && (*p)->exponent == e) {
        (*p)->coefficient += c;
        if ((*p)->coefficient == 0) {
            term *gone = *p;
            *p = gone->next;
            gone->next = NULL;
            release(gone);
        }
    } else if (c) {
        *p = make(c, e, *p);
    }
}

static term *multiply(const term *a, const term *b) {
    term *r = NULL;
    for (; a; a = a->next)
        for (const term *t = b; t; t = t->next)
            add_to(&r, a->coefficient * t->coefficient, a->exponent + t->exponent);
    return r;
}

static term *derivative(const term *p) {
    term *r = NULL;
    for (; p; p = p->next)
        if (p->exponent)
            add_to(&r, p->coefficient * p->exponent, p->exponent - 1);
    return r;
}

static long evaluate(const term *p, long x) {
    long sum = 0;
    for (; p; p = p->next) {
        long v = p->coefficient;
        for (int i = 0; i < p->exponent; i++)
            v *= x;
        sum += v;
    }
    return sum;
}

static void print(const term *p) {
    if (!p)
        printf("0");
    for (int first = 1; p; p = p->next, first = 0) {
        printf(first ? "%d" : "%+d", p->coefficient);
        if (p->exponent)
            printf(p->exponent > 1 ? "x^%d" : "x", p->exponent);
    }
    printf("\n");
}

int main(void) {
    term *p = NULL, *q = NULL;
    add_to(&p, 1, 1);
    add_to(&p, 1, 0);
    add_to(&q, 1, 1);
    add_to(&q, -1, 0);
    term *product = multiply(p, q);
    print(product);
    term *power = make(1, 0, NULL);
    for (int i = 0; i < 6; i++) {
        term *next = multiply(power, p);
        release(power);
        power = next;
    }
    print(power);
    term *slope = derivative(power);
    print(slope);
    long at_two = evaluate(power, 2), rise = evaluate(slope, 1);
    printf("%ld %ld, %d terms in use\n", at_two, rise, allocated);
    release(p);
    release(q);
    release(product);
    release(power);
    release(slope);
    return at_two == 729 && rise == 6 * 32 && allocated == 0 ? 0 : 1;
}
