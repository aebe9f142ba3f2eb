// run: same
#include <stdio.h>
#include <string.h>

struct item {
    const char *name;
    int weight, value;
};

static const struct item items[] = {{"map", 9, 150}, {"compass", 13, 35}, {"water", 153, 200}, {"sandwich", 50, 160}, {"glucose", 15, 60}, {"tin", 68, 45}, {"banana", 27, 60}, {"apple", 39, 40}, {"camera", 32, 30}, {"towel", 18, 12}, {"socks", 4, 50}, {"book", 30, 10}};
enum { ITEMS = sizeof items / sizeof *items, CAPACITY = 200 };

int main(void) {
    static int best[ITEMS + 1][CAPACITY + 1];
    for (int i = 1; i <= ITEMS; i++)
        for (int w = 0; w <= CAPACITY; w++) {
            best[i][w] = best[i - 1][w];
            int rest = w - items[i - 1].weight;
            if (rest >= 0 && best[i - 1][rest] + items[i - 1].value > best[i][w])
                best[i][w] = best[i - 1][rest] + items[i - 1].value;
        }
    int w = CAPACITY, weight = 0;
    for (int i = ITEMS; i > 0; i--)
        if (best[i][w] != best[i - 1][w]) {
            printf("%s ", items[i - 1].name);
            w -= items[i - 1].weight;
            weight += items[i - 1].weight;
        }
    printf("= %d in %d\n", best[ITEMS][CAPACITY], weight);

    static const int coins[] = {1, 5, 10, 25, 50, 100};
    long ways[101] = {1};
    int fewest[101];
    memset(fewest, 0x3f, sizeof fewest);
    fewest[0] = 0;
    for (int c = 0; c < 6; c++)
        for (int v = coins[c]; v <= 100; v++) {
            ways[v] += ways[v - coins[c]];
            if (fewest[v - coins[c]] + 1 < fewest[v])
                fewest[v] = fewest[v - coins[c]] + 1;
        }
    printf("100 in %ld ways, 99 with %d coins, 41 with %d\n", ways[100], fewest[99], fewest[41]);
    return ways[100] == 293 ? 0 : 1;
}
