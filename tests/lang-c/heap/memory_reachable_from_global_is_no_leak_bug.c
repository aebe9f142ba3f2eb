// verify: violated
// native: none
#include <stdlib.h>

static void *kept;

int main(void) {
    kept = malloc(32); //~ V0110
    if (!kept)
        return 1;
    kept = NULL;
    return 0;
}
