// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

static int search(const int *a, int n, int key) {
    int lo = 0, hi = n - 1;
    while (lo <= hi) {
        int mid = (lo + hi) / 2;
        if (a[mid] == key)
            return mid;
        if (a[mid] < key)
            lo = mid + 1;
        else
            hi = mid - 1;
    }
    return -1;
}

int main(void) {
    int a[7] = {-5, 0, 2, 9, 14, 77, 1000};
    int key = nondet_int();
    int at = search(a, 7, key);
    if (at >= 0)
        assert(a[at] == key);
    return 0;
}
