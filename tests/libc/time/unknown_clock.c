// verify: proved
// native: ok
#include <assert.h>
#include <errno.h>
#include <time.h>

int main(void) {
    struct timespec now;
    errno = 0;
    assert(clock_gettime(99, &now) == -1 && errno == EINVAL);
    assert(clock_getres(99, &now) == -1);
    assert(clock_gettime(CLOCK_MONOTONIC, &now) == 0);
    assert(now.tv_nsec >= 0 && now.tv_nsec < 1000000000);
    return 0;
}
