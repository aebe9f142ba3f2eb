// verify: violated
// native: none
#include <stdlib.h>

int main(void) {
    setenv("COLOUR", "red", 1);
    /* There may have been no memory for it. */
    return getenv("COLOUR")[0] == 'r'; //~ V0101
}
