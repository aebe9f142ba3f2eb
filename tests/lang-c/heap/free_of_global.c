// verify: proved
// native: ok
#include <stdlib.h>
#include <string.h>

static char fallback[] = "default";

static char *name_or_default(int wanted) {
    if (!wanted)
        return fallback;
    char *s = malloc(6);
    if (s)
        strcpy(s, "other");
    return s;
}

int main(void) {
    char *a = name_or_default(1), *b = name_or_default(0);
    free(a);
    if (b != fallback)
        free(b);
    return 0;
}
