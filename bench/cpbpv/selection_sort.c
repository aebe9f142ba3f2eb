// Selection sort of N unknown numbers.
#include <assert.h>
int nondet_int(void);

int main(void) {
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = nondet_int();
    for (int i = 0; i < N; i++) {
        int smallest = i;
        for (int j = i + 1; j < N; j++)
            if (a[j] < a[smallest])
                smallest = j;
        int t = a[i];
        a[i] = a[smallest];
        a[smallest] = t;
    }
    for (int i = 0; i + 1 < N; i++)
        assert(a[i] <= a[i + 1]);
}
