// verify: violated
// native: abort
#include <assert.h>
#include <stdlib.h>

int main(void) {
    char *end;
    long value = strtol("12 apples", &end, 10);
    assert(*end == 0); //~ V0001
    return value == 12 ? 0 : 1;
}
