// verify: violated
// native: abort
#include <assert.h>
#include <time.h>

int main(void) {
    struct timespec now;
    assert(clock_gettime(99, &now) == 0); //~ V0001
    return 0;
}
