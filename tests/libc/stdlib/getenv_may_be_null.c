// verify: bounded
// native: none
#include <assert.h>
#include <stdlib.h>

int main(void) {
    const char *level = getenv("LEVEL");
    const char *again = getenv("LEVEL");
    assert(level == again);
    if (setenv("MODE", "fast", 1) != 0) {
        return 1;
    }
    assert(getenv("MODE")[0] == 'f');
    assert(unsetenv("MODE") == 0);
    assert(getenv("MODE") == NULL);
    return level != NULL ? level[0] : 0;
}
