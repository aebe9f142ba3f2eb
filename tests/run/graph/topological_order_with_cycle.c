// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct edge {
    int to;
    struct edge *next;
};

struct graph {
    int n;
    struct edge **out;
    int *incoming;
};

static struct graph *make(int n) {
    struct graph *g = malloc(sizeof *g);
    if (!g)
        exit(1);
    g->n = n;
    g->out = calloc((size_t)n, sizeof *g->out);
    g->incoming = calloc((size_t)n, sizeof *g->incoming);
    if (!g->out || !g->incoming)
        exit(1);
    return g;
}

static void connect(struct graph *g, int a, int b) {
    struct edge *e = malloc(sizeof *e);
    if (!e)
        exit(1);
    *e = (struct edge){b, g->out[a]};
    g->out[a] = e;
    g->incoming[b]++;
}

static int order(struct graph *g, int *result) {
    int head = 0, tail = 0;
    for (int i = 0; i < g->n; i++)
        if (!g->incoming[i])
            result[tail++] = i;
    while (head < tail)
        for (struct edge *e = g->out[result[head++]]; e; e = e->next)
            if (--g->incoming[e->to] == 0)
                result[tail++] = e->to;
    return tail;
}

static void destroy(struct graph *g) {
    for (int i = 0; i < g->n; i++)
        for (struct edge *e = g->out[i], *next; e; e = next) {
            next = e->next;
            free(e);
        }
    free(g->out);
    free(g->incoming);
    free(g);
}

int main(void) {
    static const char *names[] = {"shirt", "tie", "jacket", "belt", "trousers", "shoes", "socks"};
    struct graph *g = make(7);
    int result[7];
    connect(g, 0, 1);
    connect(g, 0, 3);
    connect(g, 1, 2);
    connect(g, 3, 2);
    connect(g, 4, 3);
    connect(g, 4, 5);
    connect(g, 6, 5);
    int n = order(g, result);
    for (int i = 0; i < n; i++)
        printf("%s%s", names[result[i]], i + 1 < n ? " < " : "\n");
    destroy(g);
    g = make(5);
    connect(g, 0, 1);
    connect(g, 1, 2);
    connect(g, 2, 3);
    connect(g, 3, 1);
    connect(g, 3, 4);
    int m = order(g, result);
    printf("cyclic: %d of 5 ordered\n", m);
    destroy(g);
    return n == 7 && m == 1 ? 0 : 1;
}
