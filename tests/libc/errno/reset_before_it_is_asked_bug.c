// verify: violated
// native: abort
#include <assert.h>
#include <errno.h>
#include <stdlib.h>

int main(void) {
    strtol("99999999999999999999", NULL, 10);
    long value = strtol("12", NULL, 10);
    assert(errno == 0 && value == 12); //~ V0001
    return 0;
}
