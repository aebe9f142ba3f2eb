// verify: proved
// native: ok
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>

int main(void) {
    const char *text = "  0x1Fz";
    char *end;
    assert(strtol(text, &end, 0) == 31 && *end == 'z');
    assert(strtol("017", &end, 0) == 15 && *end == 0);
    assert(strtoul("-1", NULL, 10) == ULONG_MAX);
    const char *none = "xyz";
    assert(strtol(none, &end, 10) == 0 && end == none);
    errno = 0;
    assert(strtol("99999999999999999999", &end, 10) == LONG_MAX && errno == ERANGE);
    assert(strtoll("zz", NULL, 36) == 35 * 36 + 35);
    return 0;
}
