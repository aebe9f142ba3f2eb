// run: same
/* A set of states as a bit mask; the patterns are postfix with '.' for concatenation. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { SPLIT = 256, MATCH = 257 };

struct state {
    int on, out, other;
};

static struct state states[60];
static int n_states;

struct fragment {
    int start;
    int *dangling[12];
    int count;
};

static struct fragment single(int on) {
    struct state *s = &states[n_states];
    *s = (struct state){on, -1, -1};
    struct fragment f = {n_states++, {&s->out}, 1};
    return f;
}

static void patch(struct fragment *f, int target) {
    for (int i = 0; i < f->count; i++)
        *f->dangling[i] = target;
}

static int compile(const char *postfix) {
    struct fragment stack[20];
    int top = 0;
    n_states = 0;
    for (; *postfix; postfix++) {
        struct fragment a, b, s;
        switch (*postfix) {
        case '.':
            b = stack[--top];
            a = stack[--top];
            patch(&a, b.start);
            b.start = a.start;
            stack[top++] = b;
            break;
        case '|':
            b = stack[--top];
            a = stack[--top];
            s = single(SPLIT);
            states[s.start].out = a.start;
            states[s.start].other = b.start;
            memcpy(a.dangling + a.count, b.dangling, (size_t)b.count * sizeof *b.dangling);
            a.count += b.count;
            a.start = s.start;
            stack[top++] = a;
            break;
        case '*':
        case '+':
            a = stack[--top];
            s = single(SPLIT);
            states[s.start].out = a.start;
            patch(&a, s.start);
            s.dangling[0] = &states[s.start].other;
            if (*postfix == '+')
                s.start = a.start;
            stack[top++] = s;
            break;
        default: stack[top++] = single((unsigned char)*postfix); break;
        }
    }
    struct fragment m = single(MATCH);
    patch(&stack[0], m.start);
    return stack[0].start;
}

static uint64_t closure(uint64_t set, int s) {
    if (set >> s & 1)
        return set;
    set |= UINT64_C(1) << s;
    if (states[s].on == SPLIT) {
        set = closure(set, states[s].out);
        set = closure(set, states[s].other);
    }
    return set;
}

static int matches(int start, const char *text) {
    uint64_t now = closure(0, start);
    for (; *text; text++) {
        uint64_t next = 0;
        for (int s = 0; s < n_states; s++)
            if ((now >> s & 1) && states[s].on == (unsigned char)*text)
                next = closure(next, states[s].out);
        now = next;
    }
    for (int s = 0; s < n_states; s++)
        if ((now >> s & 1) && states[s].on == MATCH)
            return 1;
    return 0;
}

int main(void) {
    static const struct {
        const char *postfix, *texts[5];
    } cases[] = {
        {"ab|*c.", {"c", "ababc", "abab", "", "aabbc"}}, {"ab+.c.", {"abc", "ac", "abbbbc", "abcb", "abbc"}}, {"aa*.a*.a*.b.", {"aaaaaaaaaaaab", "aaaaaaaaaaaa", "b", "ab", "ba"}},
    };
    for (int i = 0; i < 3; i++) {
        int start = compile(cases[i].postfix);
        printf("%-14s", cases[i].postfix);
        for (int k = 0; k < 5; k++)
            printf(" %s:%d", cases[i].texts[k], matches(start, cases[i].texts[k]));
        printf(" (%d states)\n", n_states);
    }
    return 0;
}
