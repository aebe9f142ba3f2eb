// verify: bounded
// native: none
// Nothing dead is changed by a function that is not known.
#include <stdlib.h>
#include <assert.h>

_Bool remembers(const void *);

int main(void) {
    int kept = 1;
    char *memory = malloc(8);
    free(memory);
    if (remembers(memory))
        kept = 2;
    assert(kept == 1 || kept == 2);
    return 0;
}
