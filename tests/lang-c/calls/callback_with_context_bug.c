// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

struct statistics {
    int count, largest;
};

typedef void (*visitor)(int value, void *context);

static void walk(const int *a, int n, visitor visit, void *context) {
    for (int i = 0; i < n; i++)
        visit(a[i], context);
}

static void note(int value, void *context) {
    struct statistics *s = context;
    if (s->count++ == 0 || value > s->largest)
        s->largest = value;
}

static void add(int value, void *context) { *(long *)context += value; }

int main(void) {
    int a[4];
    for (int i = 0; i < 4; i++)
        a[i] = nondet_int();
    struct statistics s = {0, 0};
    long sum = 0;
    walk(a, 4, note, &s);
    walk(a, 4, add, &sum);
    assert(s.count == 4);
    assert(s.largest >= a[2]);
    assert(sum < 4L * s.largest); //~ V0001
    return 0;
}
