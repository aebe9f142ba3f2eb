// verify: violated
// native: asan
#include <assert.h>

static int length(const char *s) { return *s ? 1 + length(s) : 0; } //~ V0305

int main(void) {
    assert(length("four") == 4);
    return 0;
}
