// verify: proved
// native: ok
#include <errno.h>
#include <assert.h>
#include <stdio.h>

int main(void) {
    errno = 0;
    if (puts("a line") < 0) {
        assert(errno != 0 && ferror(stdout));
        return 0;
    }
    if (fflush(stdout) != 0) {
        assert(errno != 0 && ferror(stdout));
    }
    return 0;
}
