// verify: proved
// native: ok
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <time.h>

int main(void) {
    time_t never = LONG_MAX;
    errno = 0;
    assert(gmtime(&never) == NULL && errno == EOVERFLOW);
    time_t epoch = 0;
    assert(gmtime(&epoch)->tm_year == 70);
    return 0;
}
