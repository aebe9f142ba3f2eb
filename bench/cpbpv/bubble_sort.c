// Bubble sort of an array that begins in descending order, as in the paper.
#include <assert.h>

int main(void) {
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = N - 1 - i;
    for (int i = 0; i < N; i++)
        for (int j = 0; j + 1 < N - i; j++)
            if (a[j] > a[j + 1]) {
                int t = a[j];
                a[j] = a[j + 1];
                a[j + 1] = t;
            }
    for (int i = 0; i + 1 < N; i++)
        assert(a[i] <= a[i + 1]);
}
