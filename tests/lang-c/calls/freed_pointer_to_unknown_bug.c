// verify: violated
// native: none
#include <stdlib.h>
#include <assert.h>

_Bool remembers(const void *, int *);

int main(void) {
    int kept = 1;
    char *memory = malloc(8);
    free(memory);
    if (remembers(memory, &kept))
        assert(kept == 1); //~ V0001
    return 0;
}
