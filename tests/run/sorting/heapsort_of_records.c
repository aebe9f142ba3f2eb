// run: same
// clang: -O1
#include <stdio.h>
#include <string.h>

struct city {
    char name[16];
    long population;
};

static struct city cities[] = {
    {"Oslo", 709037},   {"Bergen", 291940}, {"Trondheim", 212660}, {"Stavanger", 146011},
    {"Molde", 32000},   {"Bodo", 53000},    {"Narvik", 21500},     {"Hamar", 32000},
    {"Drammen", 102273}, {"Arendal", 46000}, {"Larvik", 48000},    {"Halden", 31000},
};

static int before(const struct city *a, const struct city *b) {
    if (a->population != b->population)
        return a->population < b->population;
    return strcmp(a->name, b->name) < 0;
}

static void sift_down(struct city *a, size_t root, size_t n) {
    struct city held = a[root];
    for (;;) {
        size_t child = 2 * root + 1;
        if (child >= n)
            break;
        if (child + 1 < n && before(&a[child], &a[child + 1]))
            child++;
        if (!before(&held, &a[child]))
            break;
        a[root] = a[child];
        root = child;
    }
    a[root] = held;
}

static void heapsort_cities(struct city *a, size_t n) {
    for (size_t i = n / 2; i-- > 0;)
        sift_down(a, i, n);
    for (size_t end = n; end-- > 1;) {
        struct city top = a[0];
        a[0] = a[end];
        a[end] = top;
        sift_down(a, 0, end);
    }
}

int main(void) {
    size_t n = sizeof cities / sizeof *cities;
    heapsort_cities(cities, n);
    for (size_t i = 0; i < n; i++)
        printf("%2zu %-10s %7ld\n", i + 1, cities[i].name, cities[i].population);
    return 0;
}
