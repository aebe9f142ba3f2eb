// verify: proved
// native: ok
#include <assert.h>

static int length(const char *s) { return *s ? 1 + length(s + 1) : 0; }

int main(void) {
    assert(length("four") == 4);
    return 0;
}
