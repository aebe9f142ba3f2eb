// verify: proved
// native: ok
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *copy = strdup("text");
    if (copy == NULL) {
        return 1;
    }
    copy[0] = 'T';
    assert(strcmp(copy, "Text") == 0);
    free(copy);
    return 0;
}
