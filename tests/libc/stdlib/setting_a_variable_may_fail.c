// verify: proved
// native: ok
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    if (setenv("COLOUR", "red", 1) != 0) {
        return 0;
    }
    assert(strcmp(getenv("COLOUR"), "red") == 0);
    return 0;
}
