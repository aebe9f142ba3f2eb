// verify: proved
// native: none
#include <stdlib.h>

static void *kept;

int main(void) {
    kept = malloc(32);
    if (!kept)
        return 1;
    return 0;
}
