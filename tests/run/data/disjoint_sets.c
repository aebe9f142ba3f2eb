// run: same
#include <stdio.h>

#define N 200

static int parent[N];
static unsigned char rank_of[N];

static int find(int x) {
    while (parent[x] != x) {
        parent[x] = parent[parent[x]];
        x = parent[x];
    }
    return x;
}

static int unite(int a, int b) {
    a = find(a);
    b = find(b);
    if (a == b)
        return 0;
    if (rank_of[a] < rank_of[b]) {
        int t = a;
        a = b;
        b = t;
    }
    parent[b] = a;
    if (rank_of[a] == rank_of[b])
        rank_of[a]++;
    return 1;
}

int main(void) {
    for (int i = 0; i < N; i++)
        parent[i] = i;
    int sets = N;
    for (int i = 2; i < N; i++)
        for (int m = 2 * i; m < N; m += i)
            sets -= unite(i, m);
    int size[N] = {0}, largest = 0, singles = 0;
    for (int i = 0; i < N; i++)
        size[find(i)]++;
    for (int i = 0; i < N; i++) {
        if (size[i] > largest)
            largest = size[i];
        singles += size[i] == 1;
    }
    printf("%d sets, largest %d, %d alone, 12~35 %d, 2~199 %d\n", sets, largest, singles, find(12) == find(35), find(2) == find(199));
    return 0;
}
