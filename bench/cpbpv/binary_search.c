// Binary search in a sorted array of N unknown numbers, with its specification. With -DFAULTY the
// lower half is entered where the upper one should be.
#include <assert.h>
int nondet_int(void);

static int find(const int *a, int n, int x) {
    int low = 0, high = n - 1;
    while (low <= high) {
        int middle = low + (high - low) / 2;
        if (a[middle] == x)
            return middle;
        if (a[middle] < x)
#ifdef FAULTY
            high = middle - 1;
#else
            low = middle + 1;
#endif
        else
            high = middle - 1;
    }
    return -1;
}

int main(void) {
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = nondet_int();
    for (int i = 0; i + 1 < N; i++)
        if (a[i] > a[i + 1])
            return 0;
    int x = nondet_int();
    int result = find(a, N, x);
    if (result == -1) {
        for (int i = 0; i < N; i++)
            assert(a[i] != x);
    } else {
        assert(a[result] == x);
    }
}
