// verify: violated
// native: none
#include <assert.h>
#include <stdio.h>

int main(void) {
    int c = getchar();
    assert(c >= 0); //~ V0001
    return 0;
}
