// verify: violated
// native: abort
#include <assert.h>
#include <stdio.h>

int main(void) {
    int count = printf("%4d\n", 12345);
    assert(count == 5); //~ V0001
    return 0;
}
