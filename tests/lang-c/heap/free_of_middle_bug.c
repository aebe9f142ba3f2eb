// verify: violated
// native: asan
#include <stdlib.h>

int main(void) {
    char *p = calloc(10, 1);
    if (!p)
        return 1;
    char *cursor = p;
    while (cursor < p + 4)
        *cursor++ = 'a';
    free(cursor); //~ V0108
    return 0;
}
