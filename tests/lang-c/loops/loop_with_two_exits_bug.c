// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

static int find(const int *a, int n, int key) {
    int i = 0;
    for (; i < n; i++)
        if (a[i] == key)
            break;
    return i;
}

int main(void) {
    int a[5], key = nondet_int();
    for (int i = 0; i < 5; i++)
        a[i] = nondet_int();
    int at = find(a, 5, key);
    for (int i = 0; i < at; i++)
        assert(a[i] != key);
    assert(at != 4); //~ V0001
    return 0;
}
