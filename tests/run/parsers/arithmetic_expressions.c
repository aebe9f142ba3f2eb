// run: same
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

struct parser {
    const char *at;
    const char *error;
};

static long expression(struct parser *p);

static void skip(struct parser *p) {
    while (isspace((unsigned char)*p->at))
        p->at++;
}

static long primary(struct parser *p) {
    skip(p);
    if (*p->at == '(') {
        p->at++;
        long v = expression(p);
        skip(p);
        if (*p->at != ')')
            p->error = "missing )";
        else
            p->at++;
        return v;
    }
    if (*p->at == '-') {
        p->at++;
        return -primary(p);
    }
    if (!isdigit((unsigned char)*p->at)) {
        p->error = "number expected";
        return 0;
    }
    char *end;
    long v = strtol(p->at, &end, 0);
    p->at = end;
    return v;
}

static long power(struct parser *p) {
    long base = primary(p);
    skip(p);
    if (*p->at != '^')
        return base;
    p->at++;
    long exponent = power(p), r = 1;
    for (long i = 0; i < exponent; i++)
        r *= base;
    return r;
}

static long term(struct parser *p) {
    long v = power(p);
    for (skip(p); *p->at == '*' || *p->at == '/' || *p->at == '%'; skip(p)) {
        char op = *p->at++;
        long w = power(p);
        if (op == '*')
            v *= w;
        else if (w == 0)
            p->error = "division by zero";
        else
            v = op == '/' ? v / w : v % w;
    }
    return v;
}

static long expression(struct parser *p) {
    long v = term(p);
    for (skip(p); *p->at == '+' || *p->at == '-'; skip(p)) {
        char op = *p->at++;
        long w = term(p);
        v = op == '+' ? v + w : v - w;
    }
    return v;
}

int main(void) {
    const char *inputs[] = {"1 + 2 * 3", "(1+2)*3", "2^3^2", "-7 / 2", "-7 % 3", "0x1f + 010", "1 +", "(4", "8/(3-3)", "10 - 4 - 3", " 2 * (3 + (4 - 1)) ^ 2 "};
    int bad = 0;
    for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        struct parser p = {inputs[i], NULL};
        long v = expression(&p);
        skip(&p);
        if (!p.error && *p.at)
            p.error = "trailing characters";
        if (p.error) {
            printf("%-24s error: %s\n", inputs[i], p.error);
            bad++;
        } else {
            printf("%-24s = %ld\n", inputs[i], v);
        }
    }
    return bad == 3 ? 0 : 1;
}
