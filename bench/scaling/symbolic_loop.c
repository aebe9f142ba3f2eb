// A loop whose number of rounds is an input.
#include <assert.h>
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint(), sum = 0;
    if (n > N)
        return 0;
    for (unsigned i = 0; i < n; i++)
        sum += 2;
    assert(sum == 2 * n);
}
