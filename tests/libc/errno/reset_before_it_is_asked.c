// verify: proved
// native: ok
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    strtol("99999999999999999999", NULL, 10);
    assert(errno == ERANGE);
    errno = 0;
    assert(strtol("12", NULL, 10) == 12);
    assert(errno == 0);
    assert(strcmp(strerror(ENOENT), "No such file or directory") == 0);
    return 0;
}
