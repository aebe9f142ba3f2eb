// verify: proved
// native: ok
#include <assert.h>
#include <stdlib.h>

static unsigned length(const char *s) {
    unsigned n = 0;
    while (s[n])
        n++;
    return n;
}

int main(void) {
    char *s = malloc(6);
    if (!s)
        return 1;
    for (int i = 0; i < 6; i++)
        s[i] = (char)('a' + i);
    s[5] = '\0';
    assert(length(s) == 5);
    free(s);
    return 0;
}
