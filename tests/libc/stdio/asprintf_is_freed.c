// verify: proved
// native: ok
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *text;
    int size = asprintf(&text, "%s #%d", "item", 7);
    if (size < 0) {
        return 1;
    }
    assert(size == 7 && strcmp(text, "item #7") == 0);
    free(text);
    return 0;
}
