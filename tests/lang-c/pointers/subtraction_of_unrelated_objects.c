// verify: proved
// native: none
#include <stddef.h>
#include <stdlib.h>

static char text[16] = "find the colon:";

int main(void) {
    char *copy = malloc(16);
    if (!copy)
        return 1;
    for (int i = 0; i < 16; i++)
        copy[i] = text[i];
    char *at = copy;
    while (*at != ':')
        at++;
    ptrdiff_t length = at - copy;
    free(copy);
    return length == 14 ? 0 : 1;
}
