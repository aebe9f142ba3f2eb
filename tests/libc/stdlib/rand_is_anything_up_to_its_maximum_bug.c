// verify: violated
// native: none
#include <stdlib.h>

int main(void) {
    int *counts = calloc(10, sizeof *counts);
    if (counts == NULL) {
        return 0;
    }
    counts[rand() % 11]++; //~ V0102
    free(counts);
    return 0;
}
