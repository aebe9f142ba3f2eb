// verify: proved
// native: none
#include <stdlib.h>

int nondet_int(void);

struct cache {
    int *current, *backup;
};

int main(void) {
    struct cache c;
    c.current = malloc(sizeof(int));
    if (!c.current)
        return 1;
    *c.current = 1;
    c.backup = c.current;
    if (nondet_int() > 100) {
        free(c.current);
        c.current = malloc(sizeof(int));
        if (!c.current)
            return 1;
        c.backup = c.current;
    }
    *c.backup = 2;
    free(c.current);
    return 0;
}
