// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

static unsigned short table[5000];

int main(void) {
    for (unsigned i = 0; i < 5000; i++)
        table[i] = (unsigned short)(i * 3);
    unsigned i = nondet_uint(), j = nondet_uint();
    if (i >= 5000 || j >= 5000)
        return 0;
    table[i] = 7;
    assert(table[j] == j * 3 || j == i + 1); //~ V0001
    return 0;
}
