// run: same
// clang: -O1
#include <stdio.h>

#define N 10
static const unsigned short next[N] = {0x002, 0x014, 0x028, 0x084, 0x021, 0x040, 0x020, 0x108, 0x280, 0x200};

static int index_of[N], low[N], stack[N], top, counter = 1, components;
static unsigned on_stack;

static void visit(int v) {
    index_of[v] = low[v] = counter++;
    stack[top++] = v;
    on_stack |= 1u << v;
    for (int w = 0; w < N; w++) {
        if (!(next[v] >> w & 1))
            continue;
        if (!index_of[w]) {
            visit(w);
            if (low[w] < low[v])
                low[v] = low[w];
        } else if ((on_stack >> w & 1) && index_of[w] < low[v]) {
            low[v] = index_of[w];
        }
    }
    if (low[v] == index_of[v]) {
        int w;
        printf("{");
        do {
            w = stack[--top];
            on_stack &= ~(1u << w);
            printf(" %d", w);
        } while (w != v);
        printf(" }\n");
        components++;
    }
}

int main(void) {
    for (int v = 0; v < N; v++)
        if (!index_of[v])
            visit(v);
    printf("%d components\n", components);
    return top;
}
