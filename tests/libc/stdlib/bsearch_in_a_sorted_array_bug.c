// verify: violated
// native: none
#include <stdlib.h>

static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int values[] = {2, 9, 5, 7};
    int key = 6;
    return bsearch(&key, values, 4, sizeof values[0], compare) != NULL; //~ V0509
}
