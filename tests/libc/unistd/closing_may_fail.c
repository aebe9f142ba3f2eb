// verify: proved
// native: ok
#include <assert.h>
#include <errno.h>
#include <unistd.h>

int main(void) {
    errno = 0;
    if (write(1, "x\n", 2) < 0) {
        assert(errno != 0);
    }
    errno = 0;
    assert(close(-1) == -1 && errno == EBADF);
    errno = 0;
    if (close(1) != 0) {
        assert(errno != 0);
    }
    errno = 0;
    if (access("somewhere", R_OK) != 0) {
        assert(errno != 0);
    }
    return 0;
}
