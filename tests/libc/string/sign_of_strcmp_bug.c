// verify: violated
// native: none
#include <assert.h>
#include <string.h>

int main(void) {
    char first[] = "a", second[] = "b";
    /* Only the sign is fixed; libraries return the difference, or -1. */
    assert(strcmp(first, second) == -1); //~ V0001
    return 0;
}
