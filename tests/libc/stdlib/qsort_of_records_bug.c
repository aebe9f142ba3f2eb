// verify: violated
// native: none
#include <assert.h>
#include <stdlib.h>

struct entry {
    int key, place;
};

static int by_key(const void *a, const void *b) {
    return ((const struct entry *)a)->key - ((const struct entry *)b)->key;
}

int main(void) {
    struct entry entries[] = {{1, 0}, {1, 1}, {0, 2}};
    qsort(entries, 3, sizeof entries[0], by_key);
    /* The order of equal elements is unspecified. */
    assert(entries[1].place == 0); //~ V0001
    return 0;
}
