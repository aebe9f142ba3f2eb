// verify: violated
// native: none
#include <assert.h>
#include <stdio.h>

int main(void) {
    puts("a line");
    /* The disk may be full, the other end of a pipe closed. */
    assert(fflush(stdout) == 0); //~ V0001
    return 0;
}
