// run: same
#include <stdio.h>
#include <stdlib.h>

struct edge {
    int a, b, cost;
};

static struct edge edges[] = {{0, 1, 7}, {0, 3, 5}, {1, 2, 8}, {1, 3, 9}, {1, 4, 7}, {2, 4, 5}, {3, 4, 15}, {3, 5, 6}, {4, 5, 8}, {4, 6, 9}, {5, 6, 11}};
enum { VERTICES = 7, EDGES = sizeof edges / sizeof *edges };

static int by_cost(const void *x, const void *y) { return ((const struct edge *)x)->cost - ((const struct edge *)y)->cost; }

static int leader[VERTICES];

static int find(int v) { return leader[v] == v ? v : (leader[v] = find(leader[v])); }

static int kruskal(void) {
    qsort(edges, EDGES, sizeof *edges, by_cost);
    for (int i = 0; i < VERTICES; i++)
        leader[i] = i;
    int total = 0;
    for (int i = 0; i < EDGES; i++) {
        int a = find(edges[i].a), b = find(edges[i].b);
        if (a != b) {
            leader[a] = b;
            total += edges[i].cost;
            printf("%c-%c ", 'A' + edges[i].a, 'A' + edges[i].b);
        }
    }
    printf("\n");
    return total;
}

static int prim(void) {
    int inside = 1, total = 0;
    for (int round = 1; round < VERTICES; round++) {
        const struct edge *best = NULL;
        for (int i = 0; i < EDGES; i++)
            if ((inside >> edges[i].a & 1) != (inside >> edges[i].b & 1) && (!best || edges[i].cost < best->cost))
                best = &edges[i];
        total += best->cost;
        inside |= 1 << best->a | 1 << best->b;
    }
    return inside == (1 << VERTICES) - 1 ? total : -1;
}

int main(void) {
    int k = kruskal(), p = prim();
    printf("kruskal %d prim %d\n", k, p);
    return k == 39 && p == 39 ? 0 : 1;
}
