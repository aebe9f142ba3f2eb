// verify: proved
// native: none
#include <assert.h>

signed char nondet_schar(void);

enum { N = 4 };

int main(void) {
    signed char a[N];
    for (int i = 0; i < N; i++)
        a[i] = nondet_schar();
    for (int pass = 0; pass < N - 1; pass++)
        for (int i = 0; i + 1 < N - pass; i++)
            if (a[i] > a[i + 1]) {
                signed char t = a[i];
                a[i] = a[i + 1];
                a[i + 1] = t;
            }
    for (int i = 0; i + 1 < N; i++)
        assert(a[i] <= a[i + 1]);
    return 0;
}
