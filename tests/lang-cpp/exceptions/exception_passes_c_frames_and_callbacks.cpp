// verify: proved
// native: ok
#include <cassert>

typedef void (*callback)(int);

static int visited;

static void each(const int *a, int n, callback f) {
    for (int i = 0; i < n; ++i) {
        f(a[i]);
        ++visited;
    }
}

static void reject_negative(int v) {
    if (v < 0)
        throw v;
}

int main() {
    int a[] = {1, 2, -3, 4}, bad = 0;
    try {
        each(a, 4, reject_negative);
    } catch (int v) {
        bad = v;
    }
    assert(bad == -3);
    assert(visited == 2);
    return 0;
}
