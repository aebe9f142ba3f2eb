// verify: proved
// native: ok
#include <stdlib.h>

int main(void) {
    char *p = calloc(10, 1);
    if (!p)
        return 1;
    char *cursor = p;
    while (cursor < p + 4)
        *cursor++ = 'a';
    free(cursor - 4);
    return 0;
}
