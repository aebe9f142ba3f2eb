// An array filled up to an input, then looked at at another.
#include <assert.h>
unsigned nondet_uint(void);

int main(void) {
    int a[N];
    unsigned n = nondet_uint(), k = nondet_uint();
    if (n > N || k >= n)
        return 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = (int)i;
    assert(a[k] == (int)k);
}
