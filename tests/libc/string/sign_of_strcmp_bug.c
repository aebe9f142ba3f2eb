// verify: violated
// known-gap: strcmp yields one of the values that the standard leaves open
// native: none
#include <assert.h>
#include <string.h>

int main(void) {
    /* Only the sign is fixed; most libraries return the difference or -1. */
    assert(strcmp("a", "b") == -1); //~ V0001
    return 0;
}
