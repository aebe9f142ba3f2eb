// verify: violated
// native: none
#include <stdlib.h>

int main(void) {
    return getenv("LEVEL")[0]; //~ V0101
}
