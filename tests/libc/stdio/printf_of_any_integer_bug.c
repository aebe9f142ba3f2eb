// verify: violated
// native: none
#include <assert.h>
#include <stdio.h>

int nondet_int(void);

int main(void) {
    int count = printf("%d", nondet_int());
    assert(count <= 10); //~ V0001
    return 0;
}
