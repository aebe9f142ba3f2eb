// verify: violated
// flags: --unwind 2
// native: abort
#include <assert.h>

int main(void) {
    unsigned long sum = 0;
    for (unsigned long i = 0; i < 50000; i++)
        sum += i ^ (i >> 3);
    assert(sum == 1255188697ul); //~ V0001
    return 0;
}
