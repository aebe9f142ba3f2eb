// verify: violated
// native: none
#include <assert.h>
#include <unistd.h>

int main(void) {
    ssize_t written = write(1, "hello\n", 6);
    /* Some of it, or none. */
    assert(written == 6); //~ V0001
    return 0;
}
